/** English: my games in numbers, and everything as one file. */
import { plural } from './words.ts'

const games = (count: number) => plural(count, { one: '# game', other: '# games' })

export const stats = {
  title: 'My games',
  about: 'Counted from the finished games that are kept in this browser.',
  online: 'Online games, rating and account',
  none: 'You have not finished a game yet. Play one, and it is counted here.',
  play: 'Play a game',
  totals: 'In short',
  played: 'finished',
  won: 'won',
  streak: 'won in a row now',
  longestStreak: 'longest row of wins',
  others: (count: number) =>
    plural(count, {
      one: '# more game had several people at this screen, or none; it counts for nobody.',
      other: '# more games had several people at this screen, or none; they count for nobody.',
    }),
  ofGame: (count: number, wins: number) => `${games(count)}, ${wins} won`,
  kind: 'Kind',
  games: 'Games',
  wins: 'Won',
  share: 'Share',
  tableOf: (game: string) => `${game}: games by number of players and level`,
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  against: {
    novice: 'Against novice bots',
    casual: 'Against casual bots',
    club: 'Against club bots',
    expert: 'Against expert bots',
    master: 'Against master bots',
  } as Readonly<Record<string, string>>,
  againstSeveral: 'Against bots of several levels',
  percent: (share: number) => `${share} %`,
  best: 'Best score',
  bestOf: (points: number, players: number) =>
    `${plural(points, { one: '# point', other: '# points' })} with ${players} players`,
  seeBest: 'See that game again',
  mean: 'Mean score',
  favourites: 'Built most often',
  inGames: (count: number) => games(count),
  backup: 'Everything as one file',
  backupAbout:
    'All games and settings of this browser. Take the file to another browser, or keep it safe.',
  save: 'Save the file',
  take: 'Take a file in',
  taking: 'Reading …',
  taken: (taken: number, known: number) =>
    `${games(taken)} taken in; ${games(known)} were here already. Settings are those of the file.`,
  unread: (count: number) =>
    plural(count, {
      one: '# entry of the file is no game that can be read.',
      other: '# entries of the file are no games that can be read.',
    }),
  bad: {
    file: 'The file could not be read. Nothing was changed.',
    'not-json': 'This is no file of Doubloon, or a part of it is missing. Nothing was changed.',
    'no-backup':
      'This file does not hold the games of a browser. A single record is opened on the start page. Nothing was changed.',
    newer: 'This file was made by a newer version of Doubloon. Nothing was changed.',
  },
}
