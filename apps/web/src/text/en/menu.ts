/** English: the menu of a table, and the line of what happened last. */
export const menu = {
  newGame: 'New game, same players',
  replay: 'See this game again',
  home: 'Start page',
  settings: 'Settings',
  seats: 'Change who plays',
  handOut: 'Share or save',
  keys: 'Keyboard',
  lastLine: { label: 'What happened last', log: 'Log', back: 'Back to the board' },
}
