/** Words of the review, the page of a finished match, in English. */
export const review = {
  loading: 'Fetching the record',
  notOver: {
    title: 'This match is still running',
    hint: 'The truth opens when it is over. Until then the referee gives the record to nobody.',
    back: 'To the match',
  },
  unreachable: {
    title: 'The referee did not answer',
    hint: 'Check the connection and try again.',
    again: 'Try again',
  },
  unreadable: {
    title: 'This page cannot replay the match',
    hint: 'It may have been played by newer rules than this page knows. Load the page again; the record itself can be saved below.',
    again: 'Load again',
  },
  versus: (first: string, second: string): string => `${first} against ${second}`,
  player: (name: string, seat: string): string => `${name} (${seat})`,
  computer: (level: string): string => `Computer, ${level}`,
  backToTable: 'To the table',
  boards: {
    label: 'Whose eyes',
    seat: (seat: string): string => `${seat} saw`,
    truth: 'The truth',
    everybody: 'Everybody saw',
    open: 'The board',
    spoken: (what: string, ply: number): string => `${what}, after ${ply} moves`,
  },
  belief: {
    label: 'What the computer believed',
    hint: 'How likely it took an enemy piece to stand in the fog.',
    nothing: 'Here it believed nothing beyond what it saw.',
    working: 'Going back to what it knew then',
    none: 'What it believed here cannot be told.',
    square: (label: string, percent: number): string => `${label}, ${percent} % an enemy piece`,
  },
  controls: {
    label: 'Step through the match',
    start: 'To the start',
    back: 'One move back',
    play: 'Play it through',
    pause: 'Pause',
    forward: 'One move forward',
    end: 'To the end',
    slider: 'Position in the match',
  },
  at: {
    start: 'Before the first move',
    move: (ply: number, of: number, who: string, what: string): string =>
      `${ply} of ${of}. ${who}: ${what}`,
    byCpu: (who: string): string => `${who}, the computer standing in`,
  },
  moves: {
    title: 'Moves',
    none: 'The match ended before the first move.',
  },
  link: {
    label: 'Link to this move',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here. The link is selected: copy it yourself.',
  },
  fen: {
    label: 'The position as FEN',
    copy: 'Copy the FEN',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here. The FEN is selected: copy it yourself.',
  },
  save: {
    title: 'Take it along',
    json: 'Save the record (JSON)',
    pgn: 'Save as PGN',
    hint: 'The record holds everything that a program needs to replay the match.',
  },
  proof: {
    title: 'Was anything changed?',
    checking: 'Checking',
    holds:
      'No. This page has just hashed the secret seed of the match and got the very fingerprint that was shown to everybody since the match was made.',
    noted: 'It is also the one that this device noted when you sat down.',
    differs:
      'The seed does not give the fingerprint of this record. It was altered, or belongs to another match.',
    otherNoted:
      'The fingerprint is not the one that this device noted when you sat down. This is not the record of that match.',
    details: 'Check it yourself',
    how: 'This command prints the fingerprint:',
    fingerprint: 'Fingerprint',
  },
  rematch: {
    started: 'A rematch has begun.',
    go: 'To the rematch',
  },
};

/** @public What a file in another language has to hold. */
export type ReviewText = typeof review;
