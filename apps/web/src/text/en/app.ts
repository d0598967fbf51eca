/** English: what belongs to no single area, and the frame of a table. */
export const app = {
  title: 'Doubloon',
  /** Letters of the goods, unique within the language. */
  letters: { corn: 'C', indigo: 'I', sugar: 'S', tobacco: 'T', coffee: 'K' } as Readonly<
    Record<string, string>
  >,
  /** Symbols in sentences, read aloud. */
  symbols: { doubloon: 'doubloons', vp: 'victory points', colonist: 'colonists' } as Readonly<
    Record<string, string>
  >,
  loading: 'One moment …',
  close: 'Close',
  cancel: 'Cancel',
  bar: {
    label: 'The game',
    home: 'Doubloon, to the start page',
    round: (round: number) => `Round ${round}`,
    governor: (name: string) => `Governor ${name}`,
    vpLeft: 'VP left',
    colonistsLeft: 'colonists left',
    fullestCity: (spaces: number) => `of ${spaces}, fullest city`,
    lastRound: 'last round',
    ends: 'The game ends after the round in which the victory points or the colonists run out, or a city is full',
    light: 'Light',
    dark: 'Dark',
    keys: 'Keyboard',
    menu: 'Menu',
  },
  menu: {
    newGame: 'New game, same players',
    home: 'Start page',
    settings: 'Settings',
    saveRecord: 'Save the record',
    keys: 'Keyboard',
  },
  tabs: {
    label: 'Parts of the table',
    mat: 'My board',
    market: 'Buildings',
    harbor: 'Harbor',
    roles: 'Roles',
    log: 'Log',
    decision: 'Choice',
    here: 'your choice is here',
  },
  lastLine: { label: 'What happened last', log: 'Log', back: 'Back to the board' },
  curtain: {
    turn: (name: string) => `It is ${name}’s turn`,
    why: 'Victory point chips are secret. Hand the screen over, then go on.',
    take: (name: string) => `I am ${name}`,
  },
  trouble: {
    title: 'This game cannot go on here',
    codes: {
      damaged: 'What was saved of this game cannot be read. No other game is touched.',
      'unknown-game': 'This is a game that is not known here. No other game is touched.',
      'no-such-game':
        'There is no such game in this browser. It may have been deleted, or played in another one.',
      storage: 'This browser cannot save the game. You can go on, but keep the page open.',
    } as Readonly<Record<string, string>>,
    other: 'Something went wrong. No other game is touched.',
    home: 'To the start page',
  },
  keys: {
    title: 'Keyboard',
    rows: [
      ['1 … 9', 'point at a choice; again, or Enter, makes it'],
      ['← ↑ → ↓', 'from choice to choice'],
      ['Enter', 'make the choice that is marked; Done when placing'],
      ['Tab', 'everything else in order'],
      ['P', 'pass'],
      ['U', 'undo'],
      ['H', 'hint'],
      ['+ −', 'placing: put a colonist on the marked place, take one away'],
      ['M', 'my board'],
      ['B', 'buildings'],
      ['S', 'ships and plantations'],
      ['R', 'roles'],
      ['L', 'log'],
      ['Esc', 'close what lies on top; back to now'],
      ['?', 'this page'],
    ] as readonly (readonly [string, string])[],
  },
}
