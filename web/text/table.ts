/** Words of the table, the page of a match, in English. */
import type { Reason } from '../../shared/game.ts';
import type { Refusal } from '../../shared/protocol/socket.ts';

/** A name inside a sentence: isolated, so that its direction cannot reorder the words around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/** @public What a file in another language has to hold. */
export type Told = 'won' | 'lost' | 'watched';

/** What is known of the capture that decided a match. */
export interface Fall {
  /** `king`. */
  readonly royal: string;
  /** Where it fell. */
  readonly square: string;
  /** What took it, if known. */
  readonly taker: string | null;
  /** Where that came from, if known. */
  readonly from: string | null;
  /** Whether the loser had not seen that square; null if nobody here knows. */
  readonly unseen: 'fog' | 'shroud' | 'seen' | null;
}

type Cause = (told: Told, winner: string, loser: string) => string;

/** Why a side won, where no fallen piece tells it. */
const wins: Readonly<Record<Reason, Cause>> = {
  'king-captured': () => 'The king was taken.',
  'general-captured': () => 'The general was taken.',
  'queen-captured': () => 'The Queen was taken.',
  checkmate: (told, winner) => (told === 'watched' ? `Checkmate by ${winner}.` : 'Checkmate.'),
  stalemate: (told, _, loser) =>
    told === 'lost' ? 'You had no move left.' : `${loser} had no move left.`,
  'no-moves': (told, _, loser) =>
    told === 'lost' ? 'You had no move left.' : `${loser} had no move left.`,
  resignation: (told, _, loser) => (told === 'lost' ? 'You resigned.' : `${loser} resigned.`),
  timeout: (told, _, loser) =>
    told === 'lost' ? 'Your time ran out.' : `${loser} ran out of time.`,
  agreement: () => 'It was agreed.',
  repetition: () => 'The same position came up for the third time.',
  'fifty-moves': () => 'Fifty moves each went by without a capture or a pawn move.',
  'sixty-plies': () => 'Sixty moves in a row went by without a capture.',
  material: (told) =>
    told === 'lost' ? 'You had fewer pieces left.' : 'They had fewer pieces left.',
  length: (told, winner) =>
    told === 'won'
      ? 'The last turn was played, and you had more pieces left.'
      : told === 'lost'
        ? 'The last turn was played, and they had more pieces left.'
        : `The last turn was played, and ${winner} had more pieces left.`,
  'ply-cap': () => 'The match reached its greatest length.',
};

/** Why nobody won. */
const draws: Readonly<Record<Reason, string>> = {
  'king-captured': 'Both kings fell.',
  'general-captured': 'Both generals fell.',
  'queen-captured': 'Both Queens fell.',
  checkmate: 'Nobody won.',
  stalemate: 'Stalemate: no legal move, and not in check.',
  'no-moves': 'The side to move had no move at all.',
  resignation: 'Nobody won.',
  timeout: 'Time ran out, and nobody could be given the win.',
  agreement: 'Both sides agreed.',
  repetition: 'The same position came up for the third time.',
  'fifty-moves': 'Fifty moves each went by without a capture or a pawn move.',
  'sixty-plies': 'Sixty moves in a row went by without a capture.',
  material: 'Neither side has enough left to win.',
  length: 'The last turn was played, and both sides had as many pieces left.',
  'ply-cap': 'The match reached its greatest length.',
};

function fallen(told: Told, fall: Fall): string {
  const { royal, square, taker, from } = fall;
  if (taker === null) {
    if (told === 'won') return `You took the ${royal} on ${square}.`;
    return told === 'lost'
      ? `Your ${royal} was taken on ${square}.`
      : `The ${royal} was taken on ${square}.`;
  }
  if (told === 'won') {
    return `Your ${taker} took the ${royal} on ${square}.`;
  }
  const whose = told === 'lost' ? 'your' : 'the';
  const by = from === null ? `The ${taker}` : `The ${taker} on ${from}`;
  if (told === 'lost' && fall.unseen === 'fog') {
    return `${by} took ${whose} ${royal}, from where you could not see it.`;
  }
  if (told === 'lost' && fall.unseen === 'shroud') {
    return `${by} took ${whose} ${royal}; you had seen that something stood there, not what.`;
  }
  return `${by} took ${whose} ${royal} on ${square}.`;
}

const refusals: Readonly<Record<Refusal, string>> = {
  malformed: 'The referee could not read that. Load the page again, then try once more.',
  'too-fast': 'Too many tries at once. Wait a second, then try again.',
  over: 'The match is already over.',
  'not-your-turn': 'It is not your turn.',
  stale: 'The match had already moved on. Look again, then choose.',
  illegal: 'The referee refused that. Choose another action.',
};

export const table = {
  titles: {
    plain: 'Fogbound',
    yourTurn: 'Your turn · Fogbound',
    arrived: 'Your friend is here · Fogbound',
    over: 'Match over · Fogbound',
  },
  connecting: 'Asking the referee',
  computer: 'The computer',
  unknownGame: {
    title: 'This match needs a newer page',
    hint: 'The referee knows a game that this page does not. Load the page again.',
  },
  reload: 'Load again',
  ended: {
    damaged: {
      title: 'This match is damaged',
      hint: 'The referee could not read its own record of it. Nothing here can repair that; other matches are not touched.',
    },
    flood: {
      title: 'Disconnected',
      hint: 'This page sent too many messages in too short a time. Load it again to come back to your seat.',
    },
    'too-large': {
      title: 'Disconnected',
      hint: 'This page sent something too large. Load it again to come back to your seat.',
    },
  },
  lost: 'Connection lost. Trying to reach the referee.',
  full: 'This match has as many watchers as it can take. Trying again every half minute.',
  seats: {
    you: 'you',
    empty: 'Nobody yet',
    away: 'away',
    standIn: 'computer playing',
    captured: (names: string): string => `Captured: ${names}`,
    score: (points: string): string => `Score ${points}`,
    toAct: 'to act',
    time: (seconds: number): string => `${seconds} seconds left`,
    paused: 'paused',
  },
  status: {
    label: 'What happens',
    yourTurn: 'Your turn.',
    yourPart: 'Both sides choose now, each unseen by the other.',
    ready: (name: string): string => `${name} is ready.`,
    waitingFor: (name: string): string => `Waiting for ${name}.`,
    waitingForAway: (name: string): string => `Waiting for ${name}, who is away.`,
    waitingForCpu: 'The computer is thinking.',
    waitingForBoth: 'Waiting for both sides.',
    turnOf: (name: string): string => `${name} to act.`,
    paused: 'Paused while nobody is here.',
    cpuTurn: 'Your time ran out, so the computer plays this turn.',
    nobodyYet: 'Nobody has sat down yet.',
    cpuActed: (what: string): string => `The computer played for you: ${what}.`,
    cpuActedFor: (name: string): string => `The computer played for ${name}.`,
    standsIn: (name: string): string => `The computer plays for ${name}.`,
    sending: 'Sending.',
    unanswered: 'Not sent yet. Asking the referee whether it arrived.',
    undelivered: 'That did not reach the referee. Choose again.',
    past: (ply: number, of: number): string => `Looking back: ${ply} of ${of}.`,
    over: 'The match is over.',
  },
  refusals,
  board: {
    label: (side: string): string => `Board, you are ${side}`,
    watched: 'Board',
    target: (label: string): string => `${label}, can move here`,
    pending: (label: string): string => `${label}, being sent`,
    choose: 'Choose a piece',
    cancel: 'Put it back',
  },
  modes: { label: 'Way of acting' },
  facts: 'Facts',
  confirm: { yes: 'Confirm', no: 'Cancel' },
  actions: {
    label: 'Actions',
    back: 'One back',
    forward: 'One forward',
    now: 'To the present',
    resign: 'Resign',
    draw: 'Draw',
    drawLong: 'Offer a draw',
    withdrawDraw: 'Withdraw offer',
    more: 'More',
  },
  resign: {
    title: 'Resign this match?',
    hint: 'The other side wins at once, and both views are opened.',
    yes: 'Resign',
    no: 'Play on',
    cancelTitle: 'Cancel this match?',
    cancelHint: 'The link stops working.',
    cancelYes: 'Cancel the match',
    cancelNo: 'Keep waiting',
  },
  draw: {
    offered: (name: string): string => `${name} offers a draw.`,
    yours: 'You offer a draw.',
    accept: 'Accept',
    decline: 'Decline',
  },
  standIn: {
    countdown: (name: string, time: string): string =>
      `${name} is away. The computer plays on for them in ${time}.`,
    soon: (name: string): string => `${name} is away. The computer plays on for them.`,
    ask: (name: string): string => `${name} is away. Shall the computer play for them?`,
    keepWaiting: 'Keep waiting',
    letCpu: 'Let it play',
  },
  meanwhile: {
    title: 'While you were away',
    count: (n: number): string => `While you were away: ${n} things happened.`,
    show: 'Show',
    close: 'Close',
  },
  log: {
    title: 'What you saw',
    titleOpen: 'What happened',
    empty: 'Nothing yet.',
    you: 'You',
    cpuForYou: 'Computer for you',
    brought: (did: string, what: string): string => `${did}. ${what}`,
    nothingSeen: (side: string): string => `${side} acted out of your sight.`,
  },
  spectator: {
    fog: 'You are watching a match with secrets. Nobody but the players sees the board until it ends, so that nobody can whisper; then everything opens.',
    watching: (n: number): string => (n === 1 ? '1 watching' : `${n} watching`),
    captures: 'Captured so far',
    noCaptures: 'Nothing yet.',
    capture: (side: string, piece: string, square: string): string =>
      `${side} took a ${piece} on ${square}.`,
  },
  invite: {
    title: 'Send this link to the other player',
    hint: 'The match starts when somebody sits down. You may leave this page; your seat is kept.',
    link: 'Link to this match',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here. Select the link and copy it yourself.',
    share: 'Share',
    shareText: (game: string): string => `Play ${game} with me`,
    qr: 'The link as a picture to scan',
    youPlay: (side: string): string => `You play ${side}.`,
    youPlayFirst: (side: string): string => `You play ${side} and move first.`,
    cancel: 'Cancel the match',
    kept: 'If nobody joins, the match is deleted after 7 days.',
  },
  seatCard: {
    invites: (name: string, game: string): string => `${name} invites you to ${game}`,
    open: (game: string): string => `A seat is free: ${game}`,
    youWouldPlay: (side: string): string => `You would play ${side}.`,
    rules: 'All the rules',
    options: 'How this match is played',
    name: 'Your name',
    nameHint: 'optional',
    sitDown: 'Sit down',
    sitting: 'Sitting down',
    watch: 'Just watch',
    haveCode: 'I have a code from my other device',
    taken: 'Somebody else was faster: both seats are taken. You can watch.',
    failed: 'The referee did not answer. Try again.',
    privacy: 'A cookie keeps your seat on this device. No account.',
  },
  options: {
    noLimit: 'No time limit',
    limit: (seconds: number): string => `${seconds} seconds a turn`,
    timeoutCpu: 'when time runs out, the computer plays that turn',
    timeoutLose: 'when time runs out, the match is lost',
    standIn: {
      auto: 'If a player drops out, the computer stands in',
      ask: 'If a player drops out, the other is asked whether the computer plays on',
      never: 'If a player drops out, the match waits',
    },
    ruleOn: (label: string): string => label,
    ruleOff: (label: string): string => `${label}: off`,
    ruleValue: (label: string, value: string): string => `${label}: ${value}`,
  },
  handoff: {
    title: 'Play on another device',
    hint: 'Open the link of this match on the other device and enter this code there. It is good once, for ten minutes.',
    make: 'Show a code',
    making: 'Asking for a code',
    code: 'Code',
    failed: 'There is no code right now. Try again in a moment.',
    enter: 'Enter the code',
    enterHint: 'It is shown on the device that has the seat now, under More.',
    take: 'Take the seat',
    taking: 'Taking the seat',
    wrong: 'That code does not work. It may be older than ten minutes, or used already.',
  },
  menu: {
    title: 'This match',
    rules: 'Rules',
    terms: 'How it is played',
    sounds: 'Sounds',
    soundsHint: 'Short and quiet.',
    style: 'Pieces',
    turn: 'Turn the board to who moves',
    turnHint: (side: string): string => `Otherwise ${side} stays at the bottom.`,
    soundsBlocked: 'The browser holds them back until you tap somewhere.',
    fingerprint: 'Fingerprint of the secrets',
    fingerprintHint: 'Shown since the start; the review checks it at the end.',
    close: 'Close',
  },
  result: {
    title: 'Result',
    headline: {
      won: 'You won.',
      lost: 'You lost.',
      draw: 'A draw.',
      watched: (winner: string): string => `${winner} won.`,
    },
    cause: (reason: Reason, told: Told, winner: string, loser: string): string =>
      wins[reason](told, winner, loser),
    drawn: (reason: Reason, played: boolean): string =>
      played && reason === 'agreement' ? 'You both agreed.' : draws[reason],
    fall: fallen,
    review: 'Review',
    replay: 'Replay',
    rematch: 'Rematch',
    toRematch: 'To the rematch',
    wantsRematch: (name: string): string => `${name} wants a rematch.`,
    askedRematch: 'You asked for a rematch.',
    askedAway: (name: string): string =>
      `You asked for a rematch. ${name} has left; it begins if they come back and agree.`,
    away: (name: string): string => `${name} has left, so nobody is there to ask for a rematch.`,
    withdraw: 'Withdraw',
    accept: 'Accept',
    decline: 'Decline',
    newMatch: 'New match',
  },
};

/** @public What a file in another language has to hold. */
export type TableText = typeof table;
