/** What happened, in clauses without a subject: one for each run of events. */
import { GOODS, HOUSES, moveIn, PLACES_N } from '@doubloon/san-juan'
import type { Cards, Good, Payment } from '../text/en/san-juan/log.ts'
import { emblemOfGood } from '../text/names-san-juan.ts'
import type { Person } from '../text/person.ts'
import type { LaterCatalog } from '../text/say-later.ts'
import type { SanJuanCatalog, SanJuanNames } from '../text/say-san-juan.ts'
import type { Memory } from './memory.ts'
import { type Kind, type Of, only, type Run } from './runs.ts'
import type { Cause } from './table-types.ts'

/** The language sentences are made in, and who sits where. */
export interface Words {
  readonly log: SanJuanCatalog['log']
  /** What the logs of all games say. */
  readonly frame: LaterCatalog['log']
  readonly names: SanJuanNames
  readonly personOf: (seat: number) => Person
}

/** The words of one sentence: also whom it is about. */
export interface Sentence extends Words {
  readonly who: Person
}

type Tell = (run: Run, words: Sentence, memory: Memory) => string | undefined

/** Made from the first event of a run. */
function ofFirst<K extends Kind>(
  type: K,
  tell: (event: Of<K>, words: Sentence, memory: Memory) => string | undefined,
): Tell {
  return (run, words, memory) => {
    const [first] = only(run, type)
    return first === undefined ? undefined : tell(first, words, memory)
  }
}

const named = ({ names }: Words, key: string): string => Reflect.get(names, key) ?? key
const buildingIn = (words: Sentence, key: string) => named(words, `building.${key}`)

function goodIn(words: Sentence, good: string): Good {
  const emblem = emblemOfGood(good)
  return { symbol: emblem === good ? good : undefined, name: named(words, `good.${emblem}`) }
}

const goodsIn = (words: Sentence, events: readonly { readonly good: string }[]) =>
  events.map(({ good }) => goodIn(words, good))

/** Named only if every one is known. */
function cardsIn(words: Sentence, events: readonly { readonly card: string | undefined }[]): Cards {
  const names = events.flatMap(({ card }) => (card === undefined ? [] : [buildingIn(words, card)]))
  const isKnown = events.length > 0 && names.length === events.length
  return { count: events.length, names: isKnown ? names : undefined }
}

/** How many goods of a sale were tucked, if any. */
function tuckedIn(words: Sentence, events: readonly Of<'goodTucked'>[]): readonly string[] {
  return events
    .slice(0, 1)
    .map(({ by: under }) =>
      words.log.tucksGoods(words.who, events.length, buildingIn(words, under)),
    )
}

function paymentIn(run: Run, words: Sentence): Payment {
  return {
    cards: cardsIn(words, only(run, 'cardPaid')),
    goods: goodsIn(words, only(run, 'goodPaid')),
    lost: goodsIn(words, only(run, 'goodLost')),
  }
}

/** The building that caused something; a role or a rule need not be named: what is told before says it. */
function causeIn({ names }: Sentence, cause: Cause | undefined): string | undefined {
  return Reflect.get(names, `building.${cause}`)
}

/** What is made, and what there is no card left for (SJ-PROD-7). */
function production(run: Run, words: Sentence): string {
  const { log, frame, who } = words
  const [made, missing] = [only(run, 'produced'), only(run, 'notProduced')]
  const building = causeIn(words, made[0]?.by)
  const produces =
    building === undefined ? log.produces(who, goodsIn(words, made)) : log.getsGood(who, building)
  return frame.joined([
    ...(made.length > 0 ? [produces] : []),
    ...(missing.length > 0 ? [log.producesNone(who, goodsIn(words, missing))] : []),
  ])
}

/** The role that a notation chooses. */
export const roleChosen = (words: Words) => (notation: string) => {
  const move = moveIn(notation)
  return move?.type === 'choose' ? named(words, `role.${move.role}`) : undefined
}

export const CLAUSES: Readonly<Record<Kind, Tell>> = {
  moved: ofFirst('moved', (_, { log, who }, { phase }) =>
    (log.passes[phase] ?? log.passes['else'])?.(who),
  ),
  unable: (run, words) =>
    words.log.cannotBuild(only(run, 'moved').map(({ seat }) => words.personOf(seat))),
  roleTaken: ofFirst('roleTaken', ({ role, doubled }, words) =>
    words.log.takesRole(
      words.who,
      named(words, `role.${role}`),
      doubled ? buildingIn(words, 'library') : undefined,
    ),
  ),
  drew: (run, words) => {
    const drew = only(run, 'drew')
    const building = causeIn(words, drew[0]?.by)
    const cards = cardsIn(words, drew)
    return building === undefined
      ? words.log.draws(words.who, cards)
      : words.log.drawsBy(words.who, cards, building)
  },
  built: (run, words) => {
    const [built] = only(run, 'built')
    if (built === undefined) return undefined
    const [building, payment] = [buildingIn(words, built.building), paymentIn(run, words)]
    return built.over === undefined
      ? words.log.builds(words.who, building, payment)
      : words.log.buildsOver(words.who, building, buildingIn(words, built.over), payment)
  },
  cardPaid: (run, words) => words.log.pays(words.who, paymentIn(run, words)),
  goodPaid: (run, words) => words.log.pays(words.who, paymentIn(run, words)),
  goodLost: (run, words) => words.log.loses(words.who, goodsIn(words, only(run, 'goodLost'))),
  produced: production,
  notProduced: production,
  houseTurnedUp: ofFirst('houseTurnedUp', ({ house }, words) => {
    const prices = HOUSES.find(({ key }) => key === house)?.prices ?? []
    return words.log.prices(
      prices.map((price, index) => ({ good: goodIn(words, GOODS[index] ?? ''), price })),
    )
  }),
  sold: (run, words) => {
    const tucked = only(run, 'goodTucked')
    const sold = goodsIn(words, only(run, 'sold'))
    const drawn = cardsIn(words, only(run, 'drew'))
    return words.frame.joined([words.log.sells(words.who, sold, drawn), ...tuckedIn(words, tucked)])
  },
  goodTucked: ofFirst('goodTucked', ({ by: under }, words) =>
    words.log.tucksGoods(words.who, 1, buildingIn(words, under)),
  ),
  kept: (run, words) =>
    words.log.keeps(
      words.who,
      cardsIn(words, only(run, 'kept')),
      cardsIn(words, only(run, 'discarded')),
    ),
  discarded: (run, words, { drawn }) => {
    const away = cardsIn(words, only(run, 'discarded'))
    const exchanged = only(run, 'drew')
    if (exchanged.length > 0) return words.log.exchanges(words.who, away, cardsIn(words, exchanged))
    return drawn === undefined
      ? words.log.discards(words.who, away)
      : words.log.drawsAndDiscards(words.who, cardsIn(words, only(drawn.run, 'drew')), away)
  },
  turnedUp: (run, words) => {
    const shown = only(run, 'turnedUp')
    const taken = only(run, 'shownTaken').map(({ card }) => buildingIn(words, card))
    const { log, frame, who } = words
    return frame.joined([
      log.turnsUp(
        who,
        shown.map(({ card }) => buildingIn(words, card)),
        buildingIn(words, shown[0]?.by ?? ''),
      ),
      taken.length > 0 ? log.takesShown(who, taken) : log.takesNone(who),
    ])
  },
  shownTaken: ofFirst('shownTaken', ({ card }, words) =>
    words.log.takesShown(words.who, [buildingIn(words, card)]),
  ),
  shownDiscarded: ofFirst('shownDiscarded', ({ card }, words) =>
    words.log.discardsShown(words.who, [buildingIn(words, card)]),
  ),
  tucked: (run, words) => {
    const tucked = only(run, 'tucked')
    return words.log.tucks(
      words.who,
      cardsIn(words, tucked),
      buildingIn(words, tucked[0]?.by ?? ''),
    )
  },
  discardsShuffled: ofFirst('discardsShuffled', ({ count }, { log }) => log.shuffled(count)),
  governorPassed: ofFirst('governorPassed', ({ round }, { frame }) => frame.round(round)),
  endTriggered: ofFirst('endTriggered', ({ reason }, { log }) => log.ends[reason]?.(PLACES_N)),
  gameEnded: (_, { frame }) => frame.over,
}
