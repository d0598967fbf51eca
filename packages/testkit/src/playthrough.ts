/**
 * A playthrough: a random game written down to be read, decision by decision: who is asked what, how many moves
 * there are, the move, what happened, and the position in one line. Long games show their beginning and their end.
 */
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { Chance } from './chance.ts'

/** What a playthrough needs to know besides the rules. */
export interface Storyteller<T extends GameTypes> {
  readonly names: readonly string[]
  /** The position in one line. */
  line(position: T['position']): string
  /** The score of a seat in one line. */
  score(score: T['score']): string
}

/** Which game, and how much of it is shown. */
export interface Story {
  readonly title: string
  readonly options: object
  readonly seed: string
  /** Decisions shown at the beginning and at the end. */
  readonly first: number
  readonly last: number
}

/** Writes down a random game that depends on nothing but the rules and the story. */
export function playthrough<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  story: Story,
  teller: Storyteller<T>,
): string {
  const chance = new Chance(story.seed)
  let game = orThrow(Game.start(rules, story.options, story.seed))
  const told: string[][] = []
  const begun = game
  while (!game.over) {
    const before = game
    const move = pickMove(game, chance)
    game = orThrow(game.play(move))
    told.push(tellDecision(before, game, told.length + 1, teller))
  }
  return [
    `# ${story.title}`,
    `# rules ${rules.game} ${rules.version}, seed "${story.seed}", options ${JSON.stringify(story.options)}`,
    '',
    ...tellEvents(begun, teller),
    `   ${teller.line(begun.position())}`,
    ...shorten(told, story),
    '',
    ...game.score().map((score) => teller.score(score)),
    '',
  ].join('\n')
}

/** Small steps, so that long lists of whole moves need not be made; written down as the whole they become. */
function pickMove<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  chance: Chance,
): string {
  const offers = game.offers(200)
  return offers === undefined ? chance.pick(game.steps()) : chance.pick(offers).text
}

function tellDecision<S extends GameState, T extends GameTypes>(
  before: Game<S, T>,
  after: Game<S, T>,
  number: number,
  teller: Storyteller<T>,
): string[] {
  const offers = before.offers(200)
  const count =
    offers === undefined ? `${before.steps().length} first steps` : `${offers.length} offers`
  const name = teller.names[before.toMove] ?? `seat ${before.toMove}`
  return [
    '',
    `${number}. ${name}, ${before.decision}, ${count}: ${after.record().moves.at(-1)}`,
    ...tellEvents(after, teller),
    `   ${teller.line(after.position())}`,
  ]
}

/** Several events a line; the move itself was told already. */
function tellEvents<S extends GameState, T extends GameTypes>(
  { events }: Game<S, T>,
  { names }: Storyteller<T>,
): string[] {
  const lines: string[] = []
  for (const event of events.map((it) => eventInWords(it, names)).filter((words) => words !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + event.length < 140)
      lines[lines.length - 1] = `${last}; ${event}`
    else lines.push(`   > ${event}`)
  }
  return lines
}

/** `sold Ana corn trading house 1`; chosen moves are left out, forced ones are told. */
function eventInWords(
  { type, ...facts }: { readonly type: string },
  names: readonly string[],
): string {
  const known: Readonly<Record<string, unknown>> = facts
  if (type === 'moved' && known['forced'] !== true) return ''
  const words = Object.entries(known)
    .filter(([key, value]) => !(key === 'forced' || value === false))
    .map(([key, value]) => (key === 'seat' ? names[Number(value)] : value === true ? key : value))
  return [type === 'moved' ? 'forced' : type, ...words].join(' ')
}

function shorten(told: readonly string[][], { first, last }: Story): string[] {
  if (told.length <= first + last) return told.flat()
  const left = told.length - first - last
  return [...told.slice(0, first).flat(), '', `… ${left} decisions …`, ...told.slice(-last).flat()]
}
