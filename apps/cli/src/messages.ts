/** Everything the command says to people, in English. A game's own words are beside its row. */
import type { Figures } from './figures.ts'
import type { Flags } from './flags.ts'

/** What the help needs to know of a command. */
interface Described {
  readonly name: string
  readonly summary: string
  readonly words: readonly string[]
  readonly flags: Flags
}

const list = (words: readonly string[]): string => words.join(', ')
const grouped = (number: number): string => number.toLocaleString('en-US')
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** `1 game`, `2 games`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

function flagLines(flags: Flags): string {
  const rows = Object.entries(flags).map(([name, { value, help }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  ])
  const width = Math.max(0, ...rows.map(([left = '']) => left.length))
  return rows.map(([left = '', help = '']) => `  ${left.padEnd(width)}  ${help}\n`).join('')
}

function figureTable(figures: Figures): string {
  const rows: [string, string][] = [
    ['games', grouped(figures.games)],
    ['seconds', figures.seconds.toFixed(2)],
    ['games per second', grouped(figures.gamesPerSecond)],
    ['decisions per second', grouped(figures.decisionsPerSecond)],
    ['decisions per game', figures.decisionsPerGame.toFixed(1)],
    ['rounds per game', figures.roundsPerGame.toFixed(2)],
    ['mean scores', figures.meanScores.map((score) => score.toFixed(2)).join('  ')],
    ['shares of victory', figures.winShares.map(percent).join('  ')],
    ...Object.entries(figures.endReasons).map(([reason, games]): [string, string] => [
      `ended by ${reason}`,
      percent(games / figures.games),
    ]),
    ['hash of the final positions', figures.hash],
  ]
  return rows.map(([name, value]) => `${name.padEnd(28)} ${value}\n`).join('')
}

/** Sentences by the part of the command that says them. */
export const say = {
  seat: (seat: number) => `seat ${seat}`,

  commands: {
    play: 'a game in the terminal',
    simulate: 'many games by random players, with figures',
    replay: 'shows a recorded game, move by move',
    perft: 'counts sequences of moves, to compare with other programs',
    bench: 'measures the speed of the rules',
    engine: 'rules and referee for other programs: one JSON request per line (docs/protocol.md)',
  },

  flags: {
    game: (names: readonly string[]) => `the game: ${list(names)}`,
    players: 'number of players',
    set: 'any option of the rules, may be repeated (docs/rules §16)',
    games: 'how many games (1000)',
    seed: 'text all chance comes from; the same seed gives the same games',
    simulationBot: 'who plays: random',
    json: 'prints one JSON object',
    to: 'only the first N moves',
    transcript: 'only moves and headings, without what happened in between',
    position: 'start from a position (docs/positions.md)',
    depth: 'longest sequence (4)',
    quick: 'shorter, less exact',
    seats: 'who sits where, clockwise: you, or an opponent, as you,sensible,random',
    bots: 'number of opponents, if --seats is not given',
    bot: (names: readonly string[]) => `the opponents: ${list(names)}`,
    load: 'goes on with a saved game',
  },

  help: {
    all: (commands: readonly Described[]) =>
      `doubloon: Puerto Rico in the terminal and for programs\n\n${commands
        .map(({ name, summary }) => `  doubloon ${name.padEnd(9)} ${summary}\n`)
        .join('')}\n\`doubloon <command> --help\` lists the options of a command.\n`,
    one: ({ name, summary, words, flags }: Described) =>
      `doubloon ${[name, ...words].join(' ')}: ${summary}\n\n${flagLines(flags)}`,
  },

  usage: {
    wrong: (what: string, command: string) =>
      `${what}\nSee \`doubloon ${command} --help\`.`,
    unknownCommand: (name: string, commands: readonly Described[]) =>
      `There is no command "${name}". There are: ${list(commands.map((it) => it.name))}.`,
    unknownFlag: (flag: string, names: readonly string[]) =>
      `There is no option ${flag} here. ${names.length === 0 ? 'This command has none.' : `There are: ${list(names)}.`}`,
    valueMissing: (name: string) => `--${name} needs a value behind it.`,
    valueUnexpected: (name: string) => `--${name} takes no value.`,
    wholeNumber: (name: string, text: string, least: number, most: number) =>
      most === Number.MAX_SAFE_INTEGER
        ? `--${name} must be a whole number from ${least} on; "${text}" is none.`
        : `--${name} must be a whole number from ${grouped(least)} to ${grouped(most)}, not "${text}".`,
    choice: (what: string, text: string, words: readonly string[]) =>
      `${what} cannot be "${text}". Possible: ${list(words)}.`,
    tooManyWords: (word: string) => `"${word}" is one word too many.`,
    wordMissing: (word: string) => `A ${word} is missing.`,
    notTogether: (one: string, other: string) => `${one} and ${other} do not go together.`,
    badSet: (text: string) => `--set must be NAME=VALUE, as balanced=true; "${text}" is not.`,
    badOptions: (message: string) => `These options do not fit: ${message}.`,
    seats: (text: string, names: readonly string[]) =>
      `--seats cannot be "${text}". Name 2 to 5 seats, each one of: ${list(names)}.`,
    seatsAndPlayers: (seats: number, players: number) =>
      `--seats names ${seats}, but --players says ${players}.`,
  },

  files: {
    unreadable: (path: string, reason: string) => `${path} cannot be read: ${reason}.`,
    unwritable: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
    notJson: (path: string) => `${path} is not JSON.`,
    badPosition: (path: string, why: string) => `${path} is no possible position: ${why}.`,
    reasons: {
      ENOENT: 'there is no such file or folder',
      EISDIR: 'it is a folder',
      EACCES: 'it is not allowed',
    } as Readonly<Record<string, string>>,
  },

  replay: {
    badFile: (path: string, why: string) => `${path} cannot be replayed: ${why}.`,
    badMove: (number: number, line: string, why: string) => `move ${number}, "${line}": ${why}`,
    badHeader: (line: number, key: string) => `line ${line}: the value of "${key}" cannot be read`,
    missingHeader: (key: string) =>
      `it is neither JSON nor a transcript: there is no line "${key}: …"`,
    notJson: (why: string) => `it is not JSON (${why})`,
    unknownGame: (game: string, names: readonly string[]) =>
      `it is a record of "${game}"; known are ${list(names)}`,
  },

  score: { final: 'Final scores', present: 'Scores as it stands' },

  simulate: { label: 'Playing', table: figureTable },

  perft: {
    line: (depths: readonly { depth: number; leaves: number; seconds: number }[]) => {
      const { depth = 0, leaves = 0, seconds = 0 } = depths.at(-1) ?? {}
      return `depth ${String(depth).padStart(2)}  ${grouped(leaves).padStart(16)}  ${seconds.toFixed(3)} s\n`
    },
    speed: (nodes: number) => `${grouped(nodes)} sequences per second\n`,
  },
}
