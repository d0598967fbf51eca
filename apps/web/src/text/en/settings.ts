/** English: settings. */
export const settings = {
  title: 'Settings',
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  speed: 'Animation',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  speedAbout: {
    off: 'Nothing travels; what changed is marked for a moment.',
    fast: 'Pieces travel twice as fast.',
    normal: 'Pieces travel from where they were to where they go.',
    slow: 'Time to follow every piece.',
  },
  pause: 'Between the moves of bots',
  pauses: { none: 'No pause', short: 'Short pause', long: 'Long pause', step: 'Step by step' },
  pauseAbout: {
    none: 'One move after the other; the log tells them all.',
    short: 'A moment to see what each of them does.',
    long: 'Time to understand each move. A press anywhere goes on at once.',
    step: 'Each of their moves waits until you press the gold button or Enter.',
  },
  sound: 'Sound',
  soundOff: 'Off',
  volumes: { quiet: 'Quiet', normal: 'Normal', loud: 'Loud' },
  /** In the menu, where one press changes it. */
  soundIs: { on: 'Sound: on', off: 'Sound: off' },
  /** Asked once, at the first game. */
  soundQuestion: 'Sound?',
  soundYes: 'On',
  soundNo: 'Off',
  soundLater: 'The key V and the menu change it at any time.',
  language: 'Language',
  languages: { en: 'English', pseudo: 'Pseudo' },
  yourTurn: 'Tell me when a game with others waits for me …',
  kept: 'Settings are kept in this browser and hold for every game.',
}
