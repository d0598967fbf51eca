/** What the terminal says about Puerto Rico, in English: events as sentences, questions, notation. */
import { inWords } from '@doubloon/engine'
import { type Event, ROLES } from '@doubloon/puerto-rico'
import { counted } from '../messages.ts'
import { addressed, GAME_OVER, roundHeading } from '../sentences.ts'
import type { Examples, LogLine } from '../terminal-table.ts'

type Names = readonly string[]
type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
type Sentences = {
  readonly [K in Event['type']]: (event: Of<K>, names: Names) => string | undefined
}

const doubloons = (count: number) => counted(count, 'doubloon')
const colonists = (count: number) => counted(count, 'colonist')
const nobody = () => undefined
/** `an indigo plantation`, `a corn plantation`. */
const plantation = (tile: string) => `${/^[aeiou]/.test(tile) ? 'an' : 'a'} ${tile} plantation`

const isRole = (cause: string): boolean => ROLES.some((role) => role === cause)
/** `as captain`, `from the harbor`. */
function because(cause: Of<'vpGained'>['by']): string {
  if (cause === 'load') return 'for the load'
  return isRole(cause) ? `as ${cause}` : `from the ${inWords(cause)}`
}
/** A role needs no reason in its own phase; a building is named. */
const thanksTo = (cause: Of<'vpGained'>['by']) => (isRole(cause) ? '' : ` (${inWords(cause)})`)

const SKIPPED: Readonly<Record<string, string>> = {
  'D-SETTLE': 'can take no tile',
  'D-BUILD': 'can build nothing',
  'D-TRADE': 'can sell nothing',
  'D-LOAD': 'can load nothing',
}

/** What ended the game. */
const END_WORDS: Readonly<Record<string, string>> = {
  colonists: 'The colonists are used up: this is the last round.',
  city: 'A city is full: this is the last round.',
  vp: 'The victory points are used up: this is the last round.',
  roundLimit: 'The agreed number of rounds is over: the game is broken off here.',
}

const SENTENCES: Sentences = {
  moved: ({ seat, step }, names) => (step.type === 'pass' ? `${names[seat]} passes.` : undefined),
  roleTaken: ({ seat, role, doubloons: coins }, names) =>
    `${names[seat]} takes the ${role.replace(' 2', '')}${coins > 0 ? ` with ${doubloons(coins)}` : ''}.`,
  drafted: ({ seat, building }, names) => `${names[seat]} drafts the ${inWords(building)}.`,
  tileTaken: ({ seat, tile, asForest, by }, names) =>
    `${names[seat]} takes ${tile === 'quarry' ? 'a quarry' : plantation(tile)}${asForest ? ' as a forest' : ''}${thanksTo(by)}.`,
  plantationDrawn: ({ seat, tile, by }, names) =>
    `${names[seat]} draws ${plantation(tile)}${thanksTo(by)}.`,
  forestMade: ({ seat }, names) => `${names[seat]} places it as a forest.`,
  tilesDiscarded: ({ tile, count }) => `${counted(count, `${tile} plantation`)} discarded.`,
  tileTurnedUp: ({ tile }) => `${plantation(tile)} is turned up.`.replace(/^a/, 'A'),
  discardsShuffled: ({ count }) => `The ${count} discarded plantations are shuffled.`,
  colonistTaken: ({ seat, count, by, from }, names) =>
    `${names[seat]} takes ${colonists(count)} from the ${from}${thanksTo(by)}.`,
  colonistsDealt: ({ seat, count }, names) => `${names[seat]} gets ${colonists(count)}.`,
  colonistsMoved: nobody,
  colonistsStayed: nobody,
  shipRefilled: ({ count }) =>
    `${colonists(count)} board the ship.`.replace('1 colonist board', '1 colonist boards'),
  built: ({ seat, building, doubloons: price }, names) =>
    `${names[seat]} builds the ${inWords(building)} for ${price}.`,
  colonistGiven: ({ seat, from }, names) =>
    `${names[seat]} pays with a colonist from ${inWords(from)}.`,
  vpGiven: ({ seat }, names) => `${names[seat]} pays with a victory point.`,
  barrelGiven: ({ seat, good }, names) => `${names[seat]} pays with 1 ${good} barrel.`,
  produced: ({ seat, good, count, by }, names) =>
    `${names[seat]} produces ${count} ${good}${thanksTo(by)}.`,
  notProduced: ({ seat, good, count }, names) =>
    `${names[seat]} gets ${count} ${good} less: no ${good} is left.`,
  extraTaken: ({ seat, good, by }, names) => `${names[seat]} takes 1 extra ${good}${thanksTo(by)}.`,
  sold: ({ seat, good, to, price }, names) =>
    `${names[seat]} sells ${good}${to === 'trading post' ? ' at the trading post' : ''} for ${price}.`,
  houseEmptied: () => 'The trading house is emptied.',
  loaded: ({ seat, good, ship, count }, names) =>
    `${names[seat]} loads ${count} ${good} on ship ${ship}.`,
  loadedOwnShip: ({ seat, good, count, by }, names) =>
    `${names[seat]} loads ${count} ${good} on the ${inWords(by)}.`,
  loadedSelection: ({ seat, count, by }, names) =>
    `${names[seat]} loads ${counted(count, 'barrel')} on the ${inWords(by)}.`,
  barrelsLost: ({ seat, good, count }, names) => `${names[seat]} loses ${count} ${good}.`,
  shipEmptied: ({ ship, good }) => `Ship ${ship} sails with ${good}.`,
  guestMoved: ({ seat, to }, names) => `${names[seat]} moves a guest to ${inWords(to)}.`,
  doubloonsGained: ({ seat, count, by }, names) =>
    `${names[seat]} gets ${doubloons(count)} ${because(by)}.`,
  vpGained: ({ seat, count, by }, names) => `${names[seat]} gets ${count} VP ${because(by)}.`,
  skipped: ({ seat, decision }, names) => {
    const what = SKIPPED[decision]
    return what === undefined ? undefined : `${names[seat]} ${what}.`
  },
  roleDoubloonAdded: ({ role }) => `A doubloon is put on the ${role}.`,
  governorPassed: ({ seat }, names) => `${names[seat]} becomes governor.`,
  endTriggered: ({ reason }) => END_WORDS[reason],
  gameEnded: nobody,
}

function sentenceOf(event: Event, names: Names): string | undefined {
  const write = SENTENCES[event.type] as (event: Event, names: Names) => string | undefined
  const sentence = write(event, names)
  return sentence && addressed(sentence)
}

/** Events the table shows anyway, or that only repeat what others say. */
const MINOR: readonly string[] = [
  'tilesDiscarded',
  'tileTurnedUp',
  'roleDoubloonAdded',
  'skipped',
  'shipRefilled',
  'houseEmptied',
]

/** Every event by itself. */
export function tellEach(events: readonly Event[], names: Names): readonly LogLine[] {
  return events.map((event) => ({
    heading: headingOf(event, names),
    sentence: sentenceOf(event, names),
    isMinor: MINOR.includes(event.type),
  }))
}

/** The heading an event gives, if it begins a round or ends the game. */
function headingOf(event: Event, names: Names): string | undefined {
  if (event.type === 'governorPassed') return roundHeading(event.round, names[event.seat] ?? '')
  if (event.type === 'gameEnded') return GAME_OVER
  return undefined
}

/** What each decision asks, in one sentence. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  'D-DRAFT': 'Draft a building: choose a kind that will be in this game.',
  'D-ROLE': 'Choose a role. It would bring, if everybody then chooses as usual:',
  'D-HACIENDA': 'Hacienda: draw a face-down plantation first?',
  'D-HACIENDA-FOREST': 'Place the drawn plantation as a forest?',
  'D-SETTLE': 'Settler: take a tile for your island.',
  'D-HOSPICE': 'Hospice: put a colonist on the new tile?',
  'D-SETTLE-2': 'Library: take a second tile.',
  'D-MAYOR-EXTRA': 'Mayor: how many extra colonists do you take?',
  'D-MAYOR-PLACE': 'Mayor: place your colonists.',
  'D-BUILD': 'Builder: which building do you build?',
  'D-BLACKMARKET': 'Black market: what do you give for the missing doubloons?',
  'D-UNIVERSITY': 'University: put a colonist on the new building?',
  'D-PRODUCE': 'Craftsman: do you produce?',
  'D-CRAFT-EXTRA': 'Craftsman: which extra barrel do you take?',
  'D-TRADE': 'Trader: what do you sell?',
  'D-LOAD': 'Captain: what do you load?',
  'D-STORE': 'Storage: which barrels do you keep? The others are lost.',
  'D-GUEST': 'Guesthouse: move a guest to an empty circle?',
}

/** Numbers that belong to a question. */
export const DETAILS = {
  placement: (colonists: number, circles: string) =>
    `You have ${counted(colonists, 'colonist')} for these circles: ${circles}.`,
  about: (thing: string) => `It is the ${thing}.`,
}

/** How moves of composite decisions are typed. */
export const NOTATION: Readonly<Record<string, string>> = {
  'D-MAYOR-PLACE': 'place corn 2, small indigo plant 1',
  'D-STORE': 'store sugar, corn 1',
  'D-LOAD': 'load corn 1, sugar 2 on small wharf',
  'D-BUILD': 'build wharf giving colonist from San Juan, vp',
}

/** For the help. */
export const EXAMPLES: Examples = {
  moves: 'choose settler, load corn on 5',
  composites: [
    'Placements and storage are typed whole (place corn 2, harbor 1 · store sugar, corn 1); what you',
    'leave out of a placement is completed and shown again before it is played.',
  ],
  rule: 'PR-CAPTAIN-5',
  building: 'harbor',
}

/** What the short options of the command mean. */
export const SHORT_OPTION_HELP = {
  buildings: 'violet buildings: the 17 of the base game, a draft, a random set, or all 31',
  end: 'what ends the game: everything in the rules, or only a full city',
}
