/**
 * Which interesting moments random games meet: rules that count, beside what they do, what happens in them. A law that
 * holds in thousands of games says little about moments that never came.
 */
import { Journal, MOVED } from '@doubloon/engine'
import { type Event, sanJuan } from '../src/index.ts'

/** What counts as which moment. */
const OF_EVENTS: Readonly<Record<string, (event: Event) => boolean>> = {
  'a gold mine shows cards': (e) => e.type === 'turnedUp' && e.by === 'goldMine',
  'a goldsmith shows a card': (e) => e.type === 'turnedUp' && e.by === 'goldsmith',
  'a shown card is taken': (e) => e.type === 'shownTaken',
  'a shown card is discarded': (e) => e.type === 'shownDiscarded',
  'a chapel tucks': (e) => e.type === 'tucked' && e.by === 'chapel',
  'a bank tucks': (e) => e.type === 'tucked' && e.by === 'bank',
  'a harbor tucks': (e) => e.type === 'goodTucked',
  'a customs office gets a good': (e) => e.type === 'produced' && e.good === 'customs office good',
  'a customs office sells': (e) => e.type === 'sold' && e.good === 'customs office good',
  'a customs office pays': (e) => e.type === 'goodPaid' && e.good === 'customs office good',
  'a crane builds over': (e) => e.type === 'built' && e.over !== undefined,
  'a good is lost': (e) => e.type === 'goodLost',
  'a park is built over': (e) => e.type === 'built' && e.over === 'park',
  'a black market pays': (e) => e.type === 'goodPaid',
  'a library doubles': (e) => e.type === 'roleTaken' && e.doubled,
  'the cathedral is built': (e) => e.type === 'built' && e.building === 'cathedral',
  'the cathedral is built over': (e) => e.type === 'built' && e.over === 'cathedral',
  'discards are shuffled': (e) => e.type === 'discardsShuffled',
  'a game ends by twelve buildings': (e) =>
    e.type === 'endTriggered' && e.reason === 'twelveBuildings',
  'a game ends by the limit': (e) => e.type === 'endTriggered' && e.reason === 'roundLimit',
  ...Object.fromEntries(
    [
      'carpenter',
      'poorHouse',
      'well',
      'marketStand',
      'marketHall',
      'hut',
      'tavern',
      'officeBuilding',
    ].map((building) => [
      `cards by ${building}`,
      (e: Event) => e.type === 'drew' && e.by === building,
    ]),
  ),
}

const MOMENTS = Object.entries(OF_EVENTS)

/** How often each moment came. Decisions are counted by their ids. */
export class Moments {
  readonly counts = new Map<string, number>()

  constructor() {
    for (const [name] of MOMENTS) this.counts.set(name, 0)
  }

  /** The rules, watched. */
  watch(): typeof sanJuan {
    const journal = new Journal()
    return {
      ...sanJuan,
      play: (s, step, out) => {
        this.#count(sanJuan.decision(s))
        if (s.journal !== undefined) return sanJuan.play(s, step, out)
        journal.clear()
        s.journal = journal
        sanJuan.play(s, step, out)
        s.journal = undefined
        for (let row = 0; row < journal.length; row++)
          if (journal.at(row, 0) !== MOVED) this.#note(sanJuan.event(journal, row))
      },
    }
  }

  #note(event: Event): void {
    for (const [name, isMet] of MOMENTS) if (isMet(event)) this.#count(name)
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}
