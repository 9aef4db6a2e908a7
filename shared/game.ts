/**
 * The contract of a game. A game is one folder that exports one `Game`; the referee, the wire, the
 * client and the CPU players know games only through what is written here.
 */
import type { Random } from './random.ts';

export const SEATS = ['first', 'second'] as const;
/** Who acts: `first` is the seat that moves first in every game. */
export type Seat = (typeof SEATS)[number];

export const VIEWERS = [...SEATS, 'spectator', 'all'] as const;
/** For whom a view is made. `all` exists only after the end (R9) and in tests. */
export type Viewer = (typeof VIEWERS)[number];

export const REASONS = [
  'king-captured',
  'general-captured',
  'queen-captured',
  'checkmate',
  'stalemate',
  'no-moves',
  'resignation',
  'timeout',
  'agreement',
  'repetition',
  'fifty-moves',
  'sixty-plies',
  'material',
  'length',
  'ply-cap',
] as const;
/** Why a match ended (R25). */
export type Reason = (typeof REASONS)[number];

/** How a match ended; `winner` null is a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: Reason;
}

/** An action in the text form of the wire, for example `e2e4`. Parsed inside the game. */
export type Action = string;

/** A square by its name, file letter and rank number: `a1`, `h10`. */
export type SquareName = string;

/** One capture, public to everyone. `ply` is the ply it was decided at; `piece` its board character. */
export interface Capture {
  readonly ply: number;
  readonly square: SquareName;
  readonly piece: string;
  readonly by: Seat;
}

/** Something a viewer noticed of the last action; the other fields are each game's own. */
export interface Notice {
  readonly kind: string;
}

/** The part of a view that a game makes. Games add their own fields (castling, ground, probes …). */
export interface ViewBody {
  /** One character a square, a1 b1 c1 … in rank order: a piece, `.` empty, `?` not seen, `#` shrouded. */
  readonly board: string;
  readonly captures: readonly Capture[];
  readonly noticed: readonly Notice[];
}

/** A seat's own last action and whether its player or the CPU made it. */
export interface OwnAction {
  readonly ply: number;
  readonly action: Action;
  readonly by: ActedBy;
}
export type ActedBy = 'player' | 'cpu';

/** What one viewer may know at one ply: the body from the game, the rest from the referee. */
export type View<Body extends ViewBody = ViewBody> = Body & {
  readonly viewer: Viewer;
  readonly ply: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly legal: readonly Action[];
  /** Seat views only. */
  readonly own?: OwnAction | null;
};

/** A house rule as data: what a start form shows and what the option's schema is made from. */
export type HouseRule =
  | { readonly kind: 'toggle'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string };

/** A CPU level. In hidden games it acts `paceMs` after its turn began, always (R22). */
export interface Level {
  readonly name: string;
  readonly paceMs: number;
}

/** What may be known of a game without its rules; light enough for the first load of a page. */
export interface About {
  readonly id: string;
  /** Raised when the rules change; a match is folded by the revision it began with (R27). */
  readonly revision: number;
  /** Whether one seat may know what the other does not; then spectators see no board (R8). */
  readonly hidden: boolean;
  readonly files: number;
  readonly ranks: number;
  readonly houseRules: Readonly<Record<string, HouseRule>>;
  /** Defaults of the common options where the game departs from R14. */
  readonly defaults?: { readonly standIn?: 'auto' | 'ask' | 'never' };
  /** Weakest first. */
  readonly levels: readonly Level[];
  /** The level that stands in for who dropped out. */
  readonly standInLevel: string;
}

/** The values of a game's house rules, typed from their declaration. */
export type HouseRules<A extends About> = {
  readonly [K in keyof A['houseRules']]: A['houseRules'][K] extends { kind: 'toggle' }
    ? boolean
    : string;
};

/**
 * What chance decided at the start, spelled out for the record so that a program without our
 * generator can replay it (R27), and accepted back by `setup` in tests.
 */
export interface Setup {
  readonly mines?: readonly SquareName[];
}

/**
 * The rules of one game. `State` is the truth and is seen nowhere but in the game's own folder:
 * everything else holds a `Position`, which closes over it. No function mutates its arguments.
 */
export interface Game<Options, State, Body extends ViewBody> {
  readonly about: About;
  /** The start. All chance is drawn here, or given back in `fixed`. */
  setup(options: Options, random: Random, fixed?: Setup): State;
  /** What chance decided in `setup`. */
  setupOf(state: State): Setup;
  /** Seats that may act by the rules of play: none, one, or both. */
  toAct(state: State): readonly Seat[];
  /** A seat's actions, sorted by code unit; a function of that seat's own view (R3). */
  legal(state: State, seat: Seat): readonly Action[];
  /** The state after a legal action in canonical text. Total on those, throws on no other input. */
  apply(state: State, seat: Seat, action: Action): State;
  /** The only truth about the end by the rules of play. */
  outcome(state: State): Outcome | null;
  /** The security boundary: built field by field for one viewer, notices included. */
  view(state: State, viewer: Viewer): Body;
  /** For a game that cannot list its actions at some plies; `legal` is then `[]`. */
  readonly unlisted?: Unlisted<State>;
  /** R18: who wins when `seat` runs out of time, where that is not simply the other seat. */
  timeoutWinner?(state: State, seat: Seat): Seat | null;
}

/** Actions too many to list (a placement): read one from text, or draw one uniformly. */
export interface Unlisted<State> {
  /** The canonical text of a legal action, or null. */
  read(state: State, seat: Seat, text: string): Action | null;
  draw(state: State, seat: Seat, random: Random): Action;
}

/** A state with its rules, the state itself out of reach: what referee, laws and tests work with. */
export interface Position {
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly setup: Setup;
  legal(seat: Seat): readonly Action[];
  /** The canonical text of `text` if it is legal for `seat` now, else null. */
  read(seat: Seat, text: string): Action | null;
  /** A uniform pick of the seat's legal actions. */
  draw(seat: Seat, random: Random): Action;
  play(seat: Seat, action: Action): Position;
  view(viewer: Viewer): ViewBody;
  timeoutWinner(seat: Seat): Seat | null;
}

/** A game with its generics closed over: what the registry holds. */
export interface SealedGame {
  readonly about: About;
  start(options: Readonly<Record<string, unknown>>, random: Random, fixed?: Setup): Position;
}

/** The other seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}

/**
 * Closes a game over its type parameters.
 * @param game the rules; `Options` must be what the game's `about.houseRules` declare.
 */
export function sealGame<Options, State, Body extends ViewBody>(
  game: Game<Options, State, Body>,
): SealedGame {
  const position = (state: State): Position => {
    // Legality is asked several times an event (view, check, CPU) and costs most of it.
    const cached = new Map<Seat, readonly Action[]>();
    const outcome = game.outcome(state);
    const toAct = outcome ? [] : game.toAct(state);
    const legal = (seat: Seat): readonly Action[] => {
      if (!toAct.includes(seat)) return [];
      const known = cached.get(seat) ?? game.legal(state, seat);
      cached.set(seat, known);
      return known;
    };
    return {
      toAct,
      outcome,
      get setup() {
        return game.setupOf(state);
      },
      legal,
      read(seat, text) {
        if (!toAct.includes(seat)) return null;
        if (legal(seat).includes(text)) return text;
        return game.unlisted?.read(state, seat, text) ?? null;
      },
      draw(seat, random) {
        const listed = legal(seat);
        const picked = listed[listed.length === 0 ? -1 : random.below(listed.length)];
        if (picked !== undefined) return picked;
        if (game.unlisted) return game.unlisted.draw(state, seat, random);
        throw new Error(`${game.about.id}: nothing to draw for a seat that may not act`);
      },
      play: (seat, action) => position(game.apply(state, seat, action)),
      view: (viewer) => game.view(state, viewer),
      timeoutWinner: (seat) =>
        game.timeoutWinner ? game.timeoutWinner(state, seat) : otherSeat(seat),
    };
  };
  return {
    about: game.about,
    // The options were parsed by the schema made from `about.houseRules` (protocol/options.ts).
    start: (options, random, fixed) => position(game.setup(options as Options, random, fixed)),
  };
}
