/** English: what lies over a table now and then. */
import { about, type Person } from '../person.ts'
import { objects } from './words.ts'

/** Keys and what they do. */
type Rows = readonly (readonly [string, string])[]

export const over = {
  curtain: {
    turn: (name: string) => `It is ${name}’s turn`,
    why: {
      'puerto-rico': 'Victory point chips are secret. Hand the screen over, then go on.',
      'san-juan': 'Cards in hand are secret. Hand the screen over, then go on.',
    } as Readonly<Record<string, string>>,
    take: (name: string) => `I am ${name}`,
    /** For the one who has just moved. */
    takeBack: (name: string) => `${name}: take my move back`,
  },
  /** Before a move is taken back that is not one's own business alone. */
  takeBack: {
    of: (who: Person) => about(who, { you: 'Take your move back?', they: 'Take @’s move back?' }),
    shown: (asked: readonly Person[]) =>
      `Something hidden was shown since: **${objects(asked)}** must agree.`,
    passed: (asked: readonly Person[]) =>
      `It is your turn already: **${objects(asked)}** must agree.`,
    /** Where others have moved since. */
    followed: 'All that followed goes back, too.',
    yes: 'Agreed, take it back',
    no: 'Leave it',
  },
  /** While bots move, and after something was taken back. */
  pace: {
    redo: 'Redo',
    next: (name: string) => `Show ${name}’s move`,
    enter: 'Enter',
    turn: 'Skip the rest of this bot’s turn: N',
    turnWord: 'Skip',
    all: 'To my turn: all moves until then at once: A',
    allWord: 'To my turn',
  },
  /** At an address where there is nothing. */
  nowhere: {
    title: 'There is nothing at this address',
    about:
      'It may have a letter too many or too few. Your games are safe: you find them on the start page.',
    ways: 'Where to go',
    home: 'To the start page',
    rules: 'The rules',
    learn: 'Lessons',
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
    /** For choices; between them come those of a game and those that lead to a part of its table. */
    choices: [
      ['1 … 9', 'point at a choice; again makes or marks it'],
      ['← ↑ → ↓', 'from choice to choice'],
      ['Enter', 'what the gold button says; without one, the choice you point at'],
      ['Space', 'make or mark the choice you point at'],
      ['Tab', 'everything else in order'],
      ['P', 'pass'],
      ['U', 'undo; Ctrl Z as well'],
      ['Y', 'redo what was undone; Ctrl Y as well'],
      ['N', 'next: show the rest of a bot’s turn at once'],
      ['A', 'all: show everything until your turn at once'],
      ['H', 'hint'],
    ] as Rows,
    games: {
      'puerto-rico': [['+ −', 'placing: put a colonist on the marked place, take one away']],
    } as Readonly<Record<string, Rows>>,
    rest: [
      ['V', 'sound on or off'],
      ['Esc', 'close what lies on top; back to now'],
      ['F1', 'what the rules say about what one looks at'],
      ['?', 'this page'],
    ] as Rows,
  },
}
