/** English: a game that moves between this browser and a server. */
import { plural } from './words.ts'

export const carry = {
  online: {
    entry: 'Put this game online',
    title: 'Put this game online',
    about: (round: number) =>
      `A table of this server takes the game over as it stands, in round ${round}. You get a link for your friends; bots stay where they are. The game here stays as it is.`,
    known:
      'This browser knows what is hidden in this game, and what will be drawn. Everybody at the table is told so, and the game counts in no rating and no statistics.',
    name: 'Your name',
    nameAbout: 'The others see it at your seat.',
    seat: 'Your seat',
    others: 'The other seats of people are free for whoever has the link.',
    nobody: 'Nobody but you sits here. Friends can watch, or you give them the seat of a bot.',
    open: 'Open the table',
    opening: 'Laying the table …',
    sameName: (name: string) => `A bot here is called ${name}. Take another name.`,
    noName: 'Give your name: the others see it at your seat.',
  },
  /** On the letter of such a table, and where its luck is told. */
  brought: (round: number, moves: number) =>
    plural(moves, {
      one: `This game was begun elsewhere: it goes on in round ${round}, after # move.`,
      other: `This game was begun elsewhere: it goes on in round ${round}, after # moves.`,
    }),
  known:
    'Whoever put it online could see what is hidden in it, and what will be drawn. So it counts in no rating and no statistics.',
  knownLuck:
    'This game was begun elsewhere, and whoever put it online had the secret word from the beginning. The fingerprint only shows that it was not changed since.',
  along: {
    entry: 'Play on here, against bots',
    title: 'Play on here',
    about:
      'A copy of the game goes on in this browser, also without a network: you at your seat, bots at the others. This table goes on without it.',
    anew: 'What you cannot know is dealt anew for it: what others have in hand, and what will be drawn. So the copy tells nothing about the game at this table.',
    level: 'The others are bots',
    begin: 'Begin',
    refused: 'The copy cannot begin here. Close this sheet and try again at your next move.',
  },
  keep: {
    entry: 'Keep this game here',
    refused: 'The game could not be fetched. Check the network, then try again.',
  },
  filter: {
    label: 'Which games are shown',
    all: 'All',
    here: 'In this browser',
    online: 'Online',
  },
}
