/** What `arena` and `ladder` say to people; the page that `ladder` writes is in ladder-page.ts. */
import { grouped, list, percent } from '../forms.ts'
import type { BuildingFigures, DuelFigures } from './figures.ts'

/** The figures of `arena` as a table. */
function duelTable(figures: DuelFigures): string {
  const [one = '', other = one] = Object.keys(figures.meanScore)
  const score = (bot: string) => (figures.meanScore[bot] ?? 0).toFixed(1)
  const time = (bot: string) => `${(figures.msPerMove[bot] ?? 0).toFixed(2)} ms`
  const rows: [string, string][] = [
    [`share of ${one}`, `${percent(figures.winShare)} (fair ${percent(figures.fair)})`],
    ['95 % interval', `${percent(figures.low)} … ${percent(figures.high)}`],
    ['by place from the first', figures.bySeat.map(percent).join('  ')],
    ['mean scores', `${one} ${score(one)}, ${other} ${score(other)}`],
    ['time for a move', `${one} ${time(one)}, ${other} ${time(other)}`],
    ["winners' mean", figures.winnersMean.toFixed(1)],
    ['rounds per game', figures.roundsPerGame.toFixed(2)],
    ...Object.entries(figures.endReasons).map(([reason, games]): [string, string] => [
      `ended by ${reason}`,
      percent(games / figures.games),
    ]),
    ['games', `${grouped(figures.games)} in ${figures.seconds.toFixed(1)} s`],
  ]
  const table = rows.map(([name, value]) => `${name.padEnd(NAMES)} ${value}\n`).join('')
  return figures.buildings === undefined ? table : `${table}\n${buildingTable(figures.buildings)}`
}

/** Columns for names. */
const NAMES = 28

/** One line a building, and those that nobody wants. */
function buildingTable(buildings: readonly BuildingFigures[]): string {
  const line = (name: string, perGame: string, winners: string) =>
    `${name.padEnd(NAMES)} ${perGame.padStart(8)} ${winners.padStart(14)}\n`
  const built = buildings.filter(({ perGame }) => perGame > 0)
  const never = buildings.filter(({ perGame }) => perGame === 0)
  return [
    line('built', 'per game', 'winners have'),
    ...built.map(({ building, perGame, winners }) =>
      line(building, perGame.toFixed(2), percent(winners)),
    ),
    `${'never built'.padEnd(NAMES)} ${list(never.map(({ building }) => building)) || 'none'}\n`,
  ].join('')
}

export const arenaWords = {
  games: (usual: number) =>
    `how many games (${usual}); every seed is played from each seat, unless all seats have the same bot`,
  byBuilding:
    'also how often each building was built, and how many winners have it; always if A and B are the same bot',
  threads: 'threads (one for each core)',
  twoBots: (names: readonly string[]) =>
    `Two bots are needed, as in: doubloon arena greedy random. There are: ${list(names)}.`,
  badBot: (message: string) => `These bots cannot play: ${message}.`,
  table: duelTable,
}

export const ladderWords = {
  game: (names: readonly string[]) => `only this game: ${list(names)} (all)`,
  players: 'only with so many players (all)',
  bots: 'these bots, as random,greedy,uct:200ms, instead of the published ones',
  games: (usual: number, quick: number) =>
    `mixed games for each game and number of players (${usual}, quick ${quick}); rounded up, so that each bot plays each seat equally often`,
  duels: 'also plays each bot against each one before it in all other seats',
  duelGames:
    'games of each of these (as many as --games), rounded up likewise; with it --duels may be left out',
  quick: (iterations: number) =>
    `few games, and ${iterations} iterations for a move instead of time`,
  out: 'writes the page there instead of printing it',
  fewBots: (text: string) => `--bots needs at least two different bots; "${text}" names fewer.`,
  twice: (bot: string) => `--bots names ${bot} twice.`,
  noSetting: (players: readonly number[]) =>
    `Nothing is published for that number of players. There are: ${list(players.map(String))}.`,
  label: (title: string, players: number) => `${title}, ${players} players`,
  written: (path: string) => `Written to ${path}.\n`,
}
