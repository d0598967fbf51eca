/**
 * A playthrough: a random game written down to be read, decision by decision: who is asked what, how many moves
 * there are, the move, what happened, and the position in one line. Long games show their beginning and their end.
 */
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { Chance } from './chance.ts'

/** What a playthrough needs to know besides the rules. */
export interface Storyteller<T extends GameTypes> {
  readonly names: readonly string[]
  /** The position in one line, above all what lies before the seat that moved. */
  line(position: T['position'], seat: number): string
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

/** The base game with two players and more, by the words for their numbers: `two-players`, seed `two`. */
export function baseStories(
  numbers: readonly string[],
  shown: Pick<Story, 'first' | 'last'>,
): Readonly<Record<string, Story>> {
  const stories = numbers.map((word, index): [string, Story] => {
    const title = `${word.charAt(0).toUpperCase()}${word.slice(1)} players, base game`
    return [`${word}-players`, { title, options: { players: index + 2 }, seed: word, ...shown }]
  })
  return Object.fromEntries(stories)
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
    ...tellEvents(begun.events, teller),
    `   ${teller.line(begun.position(), begun.toMove)}`,
    ...shorten(told, story),
    '',
    ...game.score().map((score) => teller.score(score)),
    '',
  ].join('\n')
}

/** Small steps, so that long lists of composite moves need not be made; written down as the whole they become. */
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
    ...tellEvents(after.events, teller),
    `   ${teller.line(after.position(), before.toMove)}`,
  ]
}

/** Several events a line. */
function tellEvents(
  events: readonly ToldEvent[],
  { names }: { readonly names: readonly string[] },
): string[] {
  const lines: string[] = []
  for (const words of eventsInWords(events, names)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + words.length < LINE)
      lines[lines.length - 1] = `${last}; ${words}`
    else lines.push(`   > ${words}`)
  }
  return lines
}

const LINE = 130

/** Any event: a kind with facts. */
type ToldEvent = Readonly<Record<string, unknown>> & { readonly type: string }

/** Chosen steps stand in the move itself; forced ones are told, several of one seat together. */
function eventsInWords(events: readonly ToldEvent[], names: readonly string[]): readonly string[] {
  const words: string[] = []
  const untold = events.filter(({ type, forced }) => type !== 'moved' || forced === true)
  for (const [index, event] of untold.entries()) {
    const before = untold[index - 1]
    const goesOn =
      before?.type === 'moved' && event.type === 'moved' && before['seat'] === event['seat']
    if (goesOn) words.push(`${words.pop()}, ${event['move']}`)
    else words.push(eventInWords(event, names))
  }
  return words
}

/** `sold Ana corn trading house 1`; a move among the events was forced. */
function eventInWords({ type, ...facts }: ToldEvent, names: readonly string[]): string {
  if (type === 'moved') return `forced: ${names[Number(facts['seat'])]} ${facts['move']}`
  const words = Object.entries(facts)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([key, value]) => (key === 'seat' ? names[Number(value)] : value === true ? key : value))
  return [type, ...words].join(' ')
}

function shorten(told: readonly string[][], { first, last }: Story): string[] {
  if (told.length <= first + last) return told.flat()
  const left = told.length - first - last
  return [...told.slice(0, first).flat(), '', `… ${left} decisions …`, ...told.slice(-last).flat()]
}
