/** Words of the start page, in English. */
export const home = {
  headline: 'You see only what your pieces see',
  lead: 'A neutral referee holds the truth and opens it when the match is over.',
  demo: {
    label: 'The same position, three ways',
    seat: (seat: string): string => `${seat} sees`,
    truth: 'The truth',
    caption:
      'One position. Black’s bishop and queen both aim at the knight on d4, and White sees neither.',
    loading: 'The board is being set up',
  },
  form: {
    title: 'Start a match',
    game: 'Game',
    rules: 'Rules',
    opponent: 'Opponent',
    person: 'By link',
    cpu: 'Computer',
    here: 'Same device',
    offline: 'Practise on this device',
    offlineHint: 'Needs no connection once it is loaded.',
    level: 'Level',
    seat: 'You play',
    random: 'Random',
    turnLimit: 'Limit per turn',
    noLimit: 'None',
    seconds: (n: number): string => `${n} s`,
    onTimeout: 'When it runs out',
    timeoutCpu: 'The computer plays the turn',
    timeoutLose: 'The match is lost',
    name: 'Your name',
    nameHint: '(optional)',
    more: 'More options',
    standIn: 'If a player drops out',
    standInAuto: 'The computer stands in after two minutes',
    standInAutoTimed: 'The computer stands in when their time runs out',
    standInAsk: 'The other player is asked',
    standInNever: 'The match waits',
    standInLost: 'The clock decides: who is away when it runs out has lost.',
    swapSides: 'Swap sides in a rematch',
    createLink: 'Create the link',
    creatingLink: 'Creating the link',
    playNow: 'Play now',
    startingPlay: 'Setting up the board',
    linkHint: 'You get a link to send to a friend.',
    hereHint: 'You hand the device to each other; the board is put away in between.',
  },
  failures: {
    offline:
      'The referee did not answer. Check the connection and try again; nothing you chose is lost.',
    tooMany:
      'Too many new matches from here just now. Wait a minute and try again; nothing you chose is lost.',
    refused: (why: string): string =>
      `The referee did not accept this${why === '' ? '' : `: ${why}`}. Change it and try again.`,
    broken:
      'The referee had a problem of its own. Try again in a moment; nothing you chose is lost.',
  },
  matches: {
    title: 'Your matches',
    hint: 'On this device only.',
    empty: 'None yet. A match you start or join is listed here, so that you find your way back.',
    against: (name: string): string => `against ${name}`,
    againstLevel: (level: string): string => `against the computer, ${level}`,
    unmet: 'nobody has joined yet',
    here: 'on this device',
    watching: (first: string, second: string): string => `${first} and ${second}`,
    waiting: 'Waiting',
    yourTurn: 'Your turn',
    theirTurn: 'Their turn',
    playing: 'Playing',
    won: 'Won',
    lost: 'Lost',
    draw: 'Draw',
    over: 'Over',
    asking: 'Asking the referee',
    unreachable: 'The referee did not answer',
    gone: 'No longer kept',
    forget: (game: string): string => `Take ${game} off the list`,
  },
  secrets: {
    title: 'How secrets are kept',
    points: [
      {
        title: 'The truth has one home',
        body: 'The full board stays with the referee for as long as the match runs. Nobody is sent it, and there is no account or page that could show it.',
      },
      {
        title: 'You are sent your view, whole',
        body: 'What your pieces cannot see is not covered up on your screen: it is not there. Neither the page nor the wire has more to tell, and the computer plays by the same half-view.',
      },
      {
        title: 'At the end it opens',
        body: 'Both views and the true board can be stepped through side by side, and a fingerprint that was shown from the start proves that nothing was changed.',
      },
    ],
    watchers:
      'Who only watches a hidden game sees no board until the end, so that nobody can whisper.',
    rules: (game: string): string => `The rules of ${game}`,
  },
};

/** @public What a file in another language has to hold. */
export type HomeText = typeof home;
