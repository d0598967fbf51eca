/**
 * What the commands say to people, in English. Elsewhere are: a game's own words (beside its row), those of `arena`,
 * `ladder` and `serve` (beside them), the replies of the line protocol (beside its verbs), and refusals, which the rules word themselves.
 */
import { arenaWords, ladderWords } from './arena/words.ts'
import type { Figures } from './figures.ts'
import type { Flags } from './flags.ts'
import { grouped, list, percent } from './forms.ts'
import { hostWords } from './host/words.ts'
import { serveWords } from './serve/words.ts'
import type { Examples, Menu } from './terminal-table.ts'
import { verifyWords } from './verify/words.ts'

/** What the help needs to know of a command. */
interface Described {
  readonly name: string
  readonly summary: string
  readonly words: readonly string[]
  readonly flags: Flags
  readonly more?: readonly string[]
}

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
    serve: 'the page, and the tables of people at a distance',
    simulate: 'many games by random players, with figures',
    arena: 'one bot against another in all other seats, with how sure the result is',
    ladder: 'ratings of the published bots, as the page docs/ladder.md',
    replay: 'shows a recorded game, move by move',
    perft: 'counts sequences of moves, to compare with other programs',
    bench: 'measures the speed of the rules',
    verify:
      'whether a game was played fairly: every move, the seed and the result (docs/server.md)',
    engine: 'rules and referee for other programs: one JSON request per line (docs/protocol.md)',
  },

  flags: {
    game: (names: readonly string[]) => `the game: ${list(names)}`,
    players: (usual: unknown) => `number of players (${usual})`,
    ofGame: (game: string, help: string) => `${game}: ${help}`,
    set: 'any option of the rules, may be repeated (docs/rules)',
    games: (usual: number, warmUp: number) =>
      `how many games (${usual}); before the clock starts as many more, at most ${warmUp}, to warm up`,
    seed: (usual: string) =>
      `text all chance comes from (${usual}); the same seed gives the same games`,
    anySeed: 'drawn by lot',
    simulationBot: (usual: string) => `who plays (${usual})`,
    json: 'prints one JSON object',
    to: 'only the first N moves',
    transcript: 'only moves and headings, without what happened in between',
    position: 'start from a position (docs/positions.md)',
    depth: (usual: number) => `longest sequence (${usual})`,
    quick: 'shorter, less exact',
    seats: 'who sits where, clockwise: you, or an opponent, as you,novice,master',
    bots: 'number of opponents, instead of --seats',
    bot: (names: readonly string[], usual: string) =>
      `the opponents: ${list(names)}; with a time for a move as uct:500ms (${usual})`,
    load: 'goes on with a saved game',
  },

  help: {
    all: (commands: readonly Described[], titles: readonly string[]) =>
      `doubloon: ${titles.join(' and ')} in the terminal and for programs\n\n${commands
        .map(({ name, summary }) => `  doubloon ${name.padEnd(9)} ${summary}\n`)
        .join('')}\n\`doubloon <command> --help\` lists the options of a command.\n`,
    one: ({ name, summary, words, flags, more = [] }: Described) =>
      `doubloon ${[name, ...words].join(' ')}: ${summary}\n\n${flagLines(flags)}${more.map((line) => `\n${line}`).join('')}${more.length === 0 ? '' : '\n'}`,
  },

  usage: {
    wrong: (what: string, command: string) => `${what}\nSee \`doubloon ${command} --help\`.`,
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
    badSet: (text: string) => `--set must be NAME=VALUE, as players=3; "${text}" is not.`,
    badOptions: (message: string) => `These options do not fit: ${message}.`,
    flagOfOtherGame: (name: string, game: string, played: string) =>
      `--${name} is an option of ${game}, and this is ${played}.`,
    badSeed: (message: string) => `--seed does not fit: ${message}.`,
    noEffect: (name: string, other: string) => `--${name} has no effect beside --${other}.`,
    seats: (text: string, names: readonly string[]) =>
      `--seats cannot be "${text}". Name 2 to 5 seats, each one of: ${list(names)}.`,
    badBot: (flag: string, message: string) => `--${flag} does not fit: ${message}.`,
    seatsNamed: (seats: number) => `--seats names ${counted(seats, 'seat')}`,
    botsAndYou: (bots: number) =>
      `--bots ${bots} makes ${counted(bots + 1, 'player')} together with you`,
    otherPlayers: (said: string, players: number) => `${said}, but --players says ${players}.`,
    otherGame: (said: string, path: string, players: number) =>
      `${said}, but the game in ${path} has ${players}.`,
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
    withRule: (why: string, rule: string | undefined) =>
      rule === undefined ? why : `${why} (${rule})`,
    badHeader: (line: number, key: string) => `line ${line}: the value of "${key}" cannot be read`,
    missingHeader: (key: string) =>
      `it is neither JSON nor a transcript: there is no line "${key}: …"`,
    notJson: (why: string) => `it is not JSON (${why})`,
    unknownGame: (game: string, names: readonly string[]) =>
      `it is a record of "${game}"; known are ${list(names)}`,
  },

  score: {
    final: 'Final scores',
    brokenOff: 'Scores of a game that was broken off',
    present: 'Scores as it stands',
  },

  serve: serveWords,
  host: hostWords,
  verify: verifyWords,

  simulate: { label: 'Playing', table: figureTable },

  arena: arenaWords,
  ladder: ladderWords,

  perft: {
    label: (depth: number) => `Depth ${depth}`,
    line: (depths: readonly { depth: number; leaves: number; seconds: number }[]) => {
      const { depth = 0, leaves = 0, seconds = 0 } = depths.at(-1) ?? {}
      return `depth ${String(depth).padStart(2)}  ${grouped(leaves).padStart(16)}  ${seconds.toFixed(3)} s\n`
    },
    speed: (nodes: number) => `${grouped(nodes)} sequences per second\n`,
  },

  bench: {
    label: 'Measuring',
    title: (game: string, node: string) =>
      `${game} on Node ${node}, one core, by CPU time, best of several windows\n\nrandom games, fast door            games/s   decisions/s   ratio\n`,
    play: (name: string, games: number, decisions: number, ratio: number) =>
      `${name.padEnd(34)} ${grouped(Math.round(games)).padStart(8)} ${grouped(Math.round(decisions)).padStart(12)}   ${ratio.toFixed(2)}\n`,
    move: ({ copy, offers, play }: { copy: number; offers: number; play: number }) =>
      `\npooled copy of a state ${copy.toFixed(0)} ns · listing moves ${offers.toFixed(0)} ns · playing a move and listing the next ${play.toFixed(0)} ns\n`,
    heapTitle: '\nheap, fast door                        moves   bytes per move   collections\n',
    heap: (name: string, heap: { moves: number; bytesPerMove: number; collections: number }) =>
      `${name.padEnd(34)} ${grouped(heap.moves).padStart(9)} ${heap.bytesPerMove.toFixed(3).padStart(16)} ${String(heap.collections).padStart(13)}\n`,
    friendly: (
      speed: {
        movesPerSecond: number
        replaysPerSecond: number
        offerListsPerSecond: number
        viewsPerSecond: number
      },
      ratio: number,
    ) =>
      `\nfriendly door: ${grouped(Math.round(speed.movesPerSecond))} moves/s (${ratio.toFixed(3)} of the fast door) · ${grouped(Math.round(speed.replaysPerSecond))} replays of a game/s\n               ${grouped(Math.round(speed.offerListsPerSecond))} lists of composite moves/s · ${grouped(Math.round(speed.viewsPerSecond))} views/s\n`,
    search: (speeds: readonly { bot: string; iterationsPerSecond: number }[]) =>
      `\nsearch: ${speeds.map(({ bot, iterationsPerSecond }) => `${bot} ${grouped(Math.round(iterationsPerSecond))} futures/s`).join(' · ')}\n`,
    evaluation: (perSecond: number) =>
      `value net: ${grouped(Math.round(perSecond))} evaluations/s\n`,
  },

  play: {
    you: 'You',
    playerAt: (number: number) => `Player ${number}`,
    opponents: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eva'],
    handOver: (name: string) =>
      `It is the turn of ${name}; nobody else should look.\n\nPress Enter, ${name}.`,
    thinking: (name: string) => `${name} is thinking …`,
    enter: 'Enter =',
    orType: (example: string | undefined) =>
      example === undefined
        ? 'or type another move (? for help)'
        : `or type another, as: ${example} (? for help)`,
    hint: ({ items, most = 1 }: Menu) => {
      const numbers = most > 1 ? 'numbers (as 1 3) or move' : 'number or move'
      return `${items.length === 0 ? 'move' : numbers} · ? help · hint · undo · save FILE · log · rules ID · quit`
    },
    hintAfterwards: 'Enter leaves · undo · save FILE · log',
    prompt: '> ',
    turnOf: (name: string) => `${name}:`,
    noNumber: ({ items, most = 1 }: Menu) => {
      if (items.length === 0)
        return 'Here is nothing to choose by number: press Enter, or type a move.'
      const choices = `There are only the choices 1 to ${items.length}`
      return most === 1 ? `${choices}, one at a time.` : `${choices}.`
    },
    noMove: 'That is no move: type a number, or a move in the words of the list (? for help).',
    refused: (why: string, rule: string | undefined) =>
      rule === undefined ? `Not possible: ${why}.` : `Not possible: ${why} (${rule}).`,
    completed: 'The rest is completed; Enter plays it.',
    advice: (move: string, share: number, why: string) =>
      `A master would play: ${move}. It expects ${percent(share)} of the victory for you.${why === '' ? '' : ` ${why}`}`,
    nothingToUndo: 'There is nothing to take back.',
    undone: 'Taken back.',
    saveWhere: 'Save to which file? Type: save FILE',
    saved: (path: string) => `Saved to ${path}.`,
    saveOnQuit: 'Save before leaving? Type a file name, or only Enter to leave without.',
    goodbye: 'Goodbye.',
    whichRule: ({ rule, building }: Examples) =>
      `Which rule? Type an id or a building, as: rules ${rule}, or: rules ${building}`,
    noRule: (id: string) => `There is no rule ${id}.`,
    noRules: 'The rules are not here (docs/rules).',
    more: 'Enter = back to the table',
    help: ({ moves, composites, rule, building }: Examples) => [
      'A number plays the choice with that number; Enter plays the proposal, where there is one.',
      `You can also type any move in words, as they stand in the list: ${moves}.`,
      ...composites,
      '',
      'hint         what a master would play, and the share in the victory it expects for you',
      'undo         takes back your last move and everything after it',
      'save FILE    writes the record of the game; doubloon play --load FILE goes on',
      'log          everything that happened so far',
      `rules ID     a paragraph of the rules: rules ${rule}, or of a building: rules ${building}`,
      'quit         leaves the game',
    ],
    over: 'The game is over.',
    brokenOff: 'The game was broken off after the last possible round.',
    seed: (seed: string) => `The seed of this game was ${seed}.`,
  },
}
