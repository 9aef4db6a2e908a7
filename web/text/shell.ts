/** Words of the frame around every page, in English. */
export const shell = {
  name: 'Fogbound',
  skip: 'Skip to the content',
  home: 'Fogbound, to the start page',
  theme: {
    system: 'Colours: as the system. Change to light',
    light: 'Colours: light. Change to dark',
    dark: 'Colours: dark. Change to as the system',
  },
  titles: {
    home: 'Fogbound: board games in the fog',
    review: 'Fogbound: review of a match',
    rules: (game: string): string => `Fogbound: rules of ${game}`,
    'not-found': 'Fogbound: nothing here',
  },
  footer: {
    label: 'About this site',
    promise: 'No account, no tracking. One cookie keeps your seat.',
    rules: 'Rules',
    secrets: 'How secrets are kept',
    programs: 'For programs',
  },
  loading: 'Loading',
  notLoaded:
    'This part of the page did not load. The connection may be down, or there is a new version.',
  reload: 'Load again',
  notFound: {
    title: 'There is nothing here',
    wrongAddress: 'This address leads nowhere. If somebody sent it to you, a part may be missing.',
    noSuchMatch:
      'There is no such match. The link may be incomplete, or the match was deleted: matches that nobody joins are kept for 7 days, unfinished ones for 30, finished ones for 90.',
    start: 'Start a new match',
  },
};

/** @public What a file in another language has to hold. */
export type ShellText = typeof shell;
