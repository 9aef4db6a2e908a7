/**
 * The characters on the discs as strokes of a pen in a box of 100, so that no font is needed. They
 * are thinned out where a small disc would run them together.
 */

const CAR = 'M20 15H80M23 30H77V67H23ZM23 48.5H77M7 83H93M50 3V98';
const HORSE = 'M24 8H80M24 27H75M24 45H75M51 8V63M24 8V63H87C87 76 86 84 82 92C80 95 76 95 70 92';
const HORSE_FEET = 'M13 75L7 92M32 76L34 91M49 76L53 89M66 75L71 86';
const MAN = 'M25 4C20 18 13 31 4 42M16 30V98';
const WRAP = 'M64 4C60 17 55 27 48 36M61 21H92C92 44 91 58 88 66C87 69 84 69 79 67';
const COIL = 'M56 40H77V58H56M56 40V84C56 91 58 93 65 93H86C93 93 95 90 95 79';

/** Strokes of a character, and of one that has the sign for man before it. */
export interface Character {
  readonly strokes: string;
  /** Drawn in the whole box and left of the strokes, which are narrowed to make room. */
  readonly man?: string;
}

/** Red and Black write the same pieces differently, as on wooden sets. */
export const CHARACTERS = {
  'first-general': {
    strokes:
      'M27 3L18 16M13 17V87M13 17H38V43H13M13 57H38V84H13M70 3V98M51 27V77M51 27H91V67C91 74 88 75 80 72',
  },
  'second-general': {
    strokes:
      'M35 3V98M12 11V41H35M9 61H35M17 61C16 76 13 86 5 95M64 3C59 15 53 24 45 31M61 16H90C84 34 70 46 49 55M64 29L71 35M45 69H97M80 57V90C80 96 77 97 68 93M57 78L63 87',
  },
  'first-chariot': { strokes: CAR, man: MAN },
  'second-chariot': { strokes: CAR },
  'first-horse': { strokes: HORSE + HORSE_FEET, man: MAN },
  'second-horse': { strokes: HORSE + HORSE_FEET },
  'first-cannon': {
    strokes: `M24 5V42C23 63 17 80 5 95M25 55C30 68 36 79 43 87M6 33C9 38 11 43 12 49M43 27C40 34 37 39 33 44${WRAP}${COIL}`,
  },
  'second-cannon': {
    strokes: `M4 14H45M25 14C22 34 15 50 4 64M16 52H41V87H16ZM16 52V92${WRAP}${COIL}`,
  },
  'first-soldier': {
    strokes:
      'M73 5C59 10 45 13 29 14V65M29 37H80M62 37V65M5 66H95M37 77C31 85 24 91 14 97M62 76L87 97',
  },
  'second-soldier': {
    strokes:
      'M50 2V15M13 17H87M33 22C30 34 25 44 15 54M32 37L44 51M68 22C65 34 60 44 52 53M67 37L83 52M6 67H94M50 54V99',
  },
} as const satisfies Readonly<Record<string, Character>>;
