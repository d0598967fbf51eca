/**
 * Imagining: everything a seat cannot know is dealt anew, in agreement with all it has seen (ADR 0009). What comes out
 * depends on nothing but what the seat knows and on the generator of the one who determinizes.
 */
import { nextWord, random } from '@doubloon/engine'
import { recountKinds } from './hand.ts'
import { discardsKnownTo, seen } from './knowledge.ts'
import { rewind } from './rewind.ts'
import { DECK_KINDS_N, IN_AIR, KINDS_N, type State } from './state.ts'
import { PLACES_N } from './words.ts'

/** A place with cards that the seat cannot see. */
interface Hidden {
  cards: number
  /** How many of them can have come from the draw pile since the discards were last shuffled. */
  fresh: number
  /** What a seat drew since then is in its hand, or was discarded or tucked by it: one number for all of these. */
  readonly drawer: Drawer
  put(kind: number): void
}

interface Drawer {
  /** −1 for places that nobody drew into. */
  readonly seat: number
  drawn: number
  /** Room for such cards in all its places. */
  room: number
}

/** The cards to be dealt, by kind. */
type Pool = Uint8Array

/** Deals what the seat (−1: a watcher) cannot know. What another seat has begun to decide begins again. */
export function resample(s: State, viewer: number, rng: Uint32Array): void {
  if (s.seat !== viewer) rewind(s)
  const pool: Pool = new Uint8Array(KINDS_N)
  const places = liftHidden(s, viewer, pool)
  dealRemembered(s, rememberedBy(s, viewer), pool, places, rng)
  dealRest(pool, places, rng)
  for (let holder = 0; holder <= IN_AIR; holder++) recountKinds(s, holder)
  for (let word = 0; word < s.rng.length; word++) s.rng[word] = nextWord(rng)
}

/** Takes every card that the seat cannot see into the pool and lists the places that have to be filled again. */
function liftHidden(s: State, viewer: number, pool: Pool): readonly Hidden[] {
  const places: Hidden[] = []
  const airBag = IN_AIR * KINDS_N
  const anybody = drawer(-1, Number.POSITIVE_INFINITY)
  const lift = (bag: Uint8Array, first: number, known?: Uint8Array): number => {
    let cards = 0
    for (let kind = 0; kind < KINDS_N; kind++) {
      const unknown = bag[first + kind] - (known === undefined ? 0 : known[first + kind])
      bag[first + kind] -= unknown
      pool[kind] += unknown
      cards += unknown
    }
    return cards
  }
  const refill = (bag: Uint8Array, first: number, cards: number, fresh: number, drawer = anybody) =>
    places.push({ cards, fresh, drawer, put: (kind) => bag[first + kind]++ })

  refill(s.drawPile, 0, lift(s.drawPile, 0), s.drawSize)
  let goodsDiscarded = lift(s.discard, 0, discardsKnownTo(s, viewer))
  for (let seat = 0; seat < s.players; seat++) {
    const own = seat * KINDS_N
    refill(s.tuckedUnseen, own, lift(s.tuckedUnseen, own), s.freshTucked[seat])
    liftGoods(s, seat, pool, places, anybody)
    if (seat === viewer) continue
    const inAir = seat === s.seat ? s.airSize : 0
    const discarded = forgetDiscards(s, seat)
    const fromAir = Math.min(s.airDiscarded[seat], discarded)
    const hand = drawer(seat, s.drawnSince[seat] - inAir - fromAir)
    const air = drawer(seat, s.drawnSince[seat])
    const put = (kind: number) => {
      s.discard[kind]++
      s.knownDiscards[own + kind]++
    }
    refill(s.hand, own, lift(s.hand, own, s.shown), s.handSize[seat], hand)
    refill(s.tucked, own, lift(s.tucked, own), s.tuckedSince[seat], hand)
    places.push({ cards: discarded - fromAir, fresh: discarded, drawer: hand, put })
    places.push({ cards: fromAir, fresh: fromAir, drawer: air, put })
    if (inAir > 0) refill(s.hand, airBag, lift(s.hand, airBag), inAir, air)
    goodsDiscarded -= discarded
  }
  refill(s.discard, 0, goodsDiscarded, s.freshDiscarded)
  return places
}

/** What a seat drew since the last shuffle and has, or had, in its hand; or saw only in the air. */
function drawer(seat: number, drawn: number): Drawer {
  return { seat, drawn: Math.max(0, drawn), room: 0 }
}

/** What another seat discarded, and remembers of its discards, is not known; says how many it discarded. */
function forgetDiscards(s: State, seat: number): number {
  const own = seat * KINDS_N
  let cards = 0
  for (let kind = 0; kind < KINDS_N; kind++) {
    cards += s.knownDiscards[own + kind]
    s.knownDiscards[own + kind] = 0
    s.remembered[own + kind] = s.rememberedByAll[kind]
  }
  return cards
}

/** What the seat remembers of the pile that was shuffled last. */
function rememberedBy(s: State, viewer: number): Uint8Array {
  if (viewer < 0) return s.rememberedByAll
  return s.remembered.subarray(viewer * KINDS_N, (viewer + 1) * KINDS_N)
}

/** Goods are unknown even to their owner (SJ-INFO-2). */
function liftGoods(s: State, seat: number, pool: Pool, places: Hidden[], drawer: Drawer): void {
  for (let place = 0; place < s.buildings[seat]; place++) {
    const at = seat * PLACES_N + place
    if (s.goods[at] === 0) continue
    pool[s.goods[at] - 1]++
    const fresh = (s.freshGoods[seat] >> place) & 1
    const put = (kind: number) => {
      s.goods[at] = kind + 1
    }
    places.push({ cards: 1, fresh, drawer, put })
  }
}

/**
 * Cards that the seat knew in the discard pile when it was shuffled can only be in the draw pile, or where a card
 * went from it since then. Who drew one has seen it again.
 */
function dealRemembered(
  s: State,
  remembered: Uint8Array,
  pool: Pool,
  places: readonly Hidden[],
  rng: Uint32Array,
): void {
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    const cards = Math.min(remembered[kind], pool[kind])
    for (let i = 0; i < cards; i++) {
      const place = pickFresh(places, rng)
      if (place === undefined) return
      place.put(kind)
      place.cards--
      place.fresh--
      place.drawer.drawn--
      if (place.drawer.seat >= 0) seen(s, place.drawer.seat, kind)
      pool[kind]--
    }
  }
}

/** A place for a card from the shuffled pile: each card that came from it equally likely. */
function pickFresh(places: readonly Hidden[], rng: Uint32Array): Hidden | undefined {
  for (const { drawer } of places) drawer.room = 0
  for (const place of places) place.drawer.room += roomOf(place)
  let all = 0
  for (const place of places) all += weightOf(place)
  let rest = (random(rng, FINE) / FINE) * all
  for (const place of places) {
    rest -= weightOf(place)
    if (rest < 0) return place
  }
  return undefined
}

/** Steps of a random fraction. */
const FINE = 0x1000000

function roomOf({ cards, fresh }: Hidden): number {
  return Math.min(cards, fresh)
}

/** A drawer's places share what it drew. */
function weightOf(place: Hidden): number {
  const { drawn, room } = place.drawer
  return room <= drawn ? roomOf(place) : (roomOf(place) * drawn) / room
}

/** All other cards go anywhere. */
function dealRest(pool: Pool, places: readonly Hidden[], rng: Uint32Array): void {
  const cards = inAnyOrder(pool, rng)
  let next = 0
  for (const { cards: count, put } of places) for (let i = 0; i < count; i++) put(cards[next++])
}

function inAnyOrder(pool: Pool, rng: Uint32Array): number[] {
  const cards: number[] = []
  for (let kind = 0; kind < DECK_KINDS_N; kind++)
    for (let i = 0; i < pool[kind]; i++) cards.push(kind)
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random(rng, last + 1)
    const card = cards[last]
    cards[last] = cards[other]
    cards[other] = card
  }
  return cards
}
