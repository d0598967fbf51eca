/** What happened, in sentences. Events alike that follow each other are told in one; a card nobody may know is counted. */
import { inWords } from '@doubloon/engine'
import { BUILDINGS, type Event, GOODS, HOUSES } from '@doubloon/san-juan'
import { counted } from '../messages.ts'
import { addressed, GAME_OVER, roundHeading } from '../sentences.ts'
import type { LogLine } from '../terminal-table.ts'

type Names = readonly string[]
type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
/** One event or several alike. */
type Run<E extends Event> = readonly [E, ...E[]]
type Sentences = {
  readonly [K in Event['type']]: (run: Run<Of<K>>, names: Names) => string | undefined
}

/** What a role or a sale brings needs no reason; a building is named. */
const isBuilding = (cause: string) => BUILDINGS.some(({ key }) => key === cause)
const because = (cause: string) => (isBuilding(cause) ? ` from the ${inWords(cause)}` : '')

const END_WORDS: Readonly<Record<string, string>> = {
  twelveBuildings: 'Twelve buildings stand in a tableau: the game ends.',
  roundLimit: 'The limit of rounds is reached: the game is broken off here.',
}

/** `crane, well`, or how many there are where one may not know. */
function cards(run: readonly { readonly card: string | undefined }[]): string {
  const known = run.flatMap(({ card }) => (card === undefined ? [] : [inWords(card)]))
  return known.length === run.length ? known.join(', ') : counted(run.length, 'card')
}

const goods = (run: readonly { readonly good: string }[]) => run.map(({ good }) => good).join(', ')
/** The last kind is no production building's (SJ-X-CUSTOMS-4). */
const isProduced = (good: string) => good !== GOODS[GOODS.length - 1]
const pricesOf = (house: string) => HOUSES.find(({ key }) => key === house)?.prices.join('-')

const SENTENCES: Sentences = {
  moved([{ seat, step, forced }], names) {
    if (step.type !== 'pass') return undefined
    return forced ? `${names[seat]} cannot build.` : `${names[seat]} passes.`
  },
  roleTaken: ([{ seat, role, doubled }], names) =>
    `${names[seat]} takes the ${role}${doubled ? ' with the library' : ''}.`,
  drew: (run, names) => `${names[run[0].seat]} draws ${cards(run)}${because(run[0].by)}.`,
  built: ([{ seat, building, over, paid }], names) =>
    `${names[seat]} builds the ${inWords(building)}${over === undefined ? '' : ` over the ${inWords(over)}`} for ${paid}.`,
  cardPaid: (run, names) => `${names[run[0].seat]} pays ${cards(run)}.`,
  goodPaid: (run, names) => `${names[run[0].seat]} pays with goods: ${goods(run)}.`,
  goodLost: ([{ seat, good }], names) => `${names[seat]} loses a good: ${good}.`,
  produced: (run, names) =>
    isProduced(run[0].good)
      ? `${names[run[0].seat]} produces ${goods(run)}.`
      : `${names[run[0].seat]} gets a ${goods(run)}.`,
  notProduced: (run, names) => `${names[run[0].seat]} gets no ${goods(run)}: no card is left.`,
  houseTurnedUp: ([{ house }]) => `The trading house pays ${pricesOf(house)}.`,
  sold: (run, names) =>
    `${names[run[0].seat]} sells ${run.map(({ good, price }) => `${good} for ${price}`).join(', ')}.`,
  goodTucked: ([{ seat, by }], names) =>
    `${names[seat]} tucks a sold good under the ${inWords(by)}.`,
  kept: (run, names) => `${names[run[0].seat]} keeps ${cards(run)}.`,
  discarded: (run, names) => `${names[run[0].seat]} discards ${cards(run)}.`,
  turnedUp: (run, names) =>
    `${names[run[0].seat]} turns up ${cards(run)} at the ${inWords(run[0].by)}.`,
  shownTaken: ([{ seat, card }], names) => `${names[seat]} takes the ${inWords(card)}.`,
  shownDiscarded: (run) => `${cards(run)} discarded.`.replace(/^./, (it) => it.toUpperCase()),
  tucked: (run, names) =>
    `${names[run[0].seat]} tucks ${cards(run)} under the ${inWords(run[0].by)}.`,
  discardsShuffled: ([{ count }]) => `The ${counted(count, 'discard')} become the draw pile.`,
  governorPassed: ([{ seat }], names) => `${names[seat]} becomes governor.`,
  endTriggered: ([{ reason }]) => END_WORDS[reason],
  gameEnded: () => undefined,
}

/** Events the table shows anyway, or that only repeat what others say. */
const MINOR: readonly Event['type'][] = ['cardPaid', 'shownDiscarded', 'houseTurnedUp']

function isMinor(event: Event): boolean {
  if (event.type !== 'drew') return MINOR.includes(event.type)
  // What others keep tells enough of what they drew.
  return event.by === 'start' || (event.by === 'councillor' && event.card === undefined)
}

/** Events of which several in a row are one thing that happened. */
const IN_ROWS: readonly Event['type'][] = [
  'drew',
  'cardPaid',
  'goodPaid',
  'produced',
  'notProduced',
  'sold',
  'kept',
  'discarded',
  'turnedUp',
  'shownDiscarded',
  'tucked',
]

export function tell(events: readonly Event[], names: Names): readonly LogLine[] {
  return runsOf(events).map((run) => ({
    heading: headingOf(run[0], names),
    sentence: sentenceOf(run, names),
    isMinor: isMinor(run[0]),
  }))
}

function runsOf(events: readonly Event[]): readonly Run<Event>[] {
  const runs: [Event, ...Event[]][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last !== undefined && areAlike(last[0], event)) last.push(event)
    else runs.push([event])
  }
  return runs
}

function areAlike(a: Event, b: Event): boolean {
  if (a.type !== b.type || !IN_ROWS.includes(a.type)) return false
  const same = (field: string) => Reflect.get(a, field) === Reflect.get(b, field)
  return same('seat') && same('by')
}

function sentenceOf(run: Run<Event>, names: Names): string | undefined {
  const write = SENTENCES[run[0].type] as (run: Run<Event>, names: Names) => string | undefined
  const sentence = write(run, names)
  return sentence && addressed(sentence)
}

function headingOf(event: Event, names: Names): string | undefined {
  if (event.type === 'governorPassed') return roundHeading(event.round, names[event.seat] ?? '')
  return event.type === 'gameEnded' ? GAME_OVER : undefined
}
