/**
 * What is marked while a decision is put together: the building that is built and where, and the cards and places that
 * pay or are picked. Every change gives new marks; which marks make a move is asked of the facts.
 */
import {
  BUILDINGS,
  type Build,
  GOODS,
  isBuild,
  moveIn,
  moveText,
  pickedIn,
  picksText,
} from '@doubloon/san-juan'
import type { Moment } from '../../client/contract.ts'
import { goodOn } from '../kinds.ts'
import type { Picking, SanJuan, Site } from '../table-types.ts'
import { cardsFor, type Held, without } from './cards.ts'
import { isEnough, type Payment, proposePayment } from './payment.ts'

export interface Marks {
  /** The card that is built. */
  readonly subject?: Held
  /** Where: a place that is built over, or undefined for a new one. */
  readonly site?: Site
  /** In the order in which they were marked. */
  readonly cards: readonly Held[]
  readonly places: readonly number[]
}

export const NOTHING: Marks = { cards: [], places: [] }

/** The place of a word in a list of words, for sorting. */
const rankIn = (words: readonly string[]) => {
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  return (word: string) => ranks.get(word) ?? words.length
}
const rankOfKind = rankIn(BUILDINGS.map(({ key }) => key))
const rankOfGood = rankIn(GOODS)
type Good = (typeof GOODS)[number]

/** What lies before the viewer. */
function ownPlaces({ view, viewer }: Moment<SanJuan>) {
  return view.seats[viewer]?.tableau ?? []
}

/** The good that a place makes or holds. */
function goodAt(moment: Moment<SanJuan>, place: number): Good | undefined {
  return goodOn(ownPlaces(moment)[place]?.building ?? '')
}

/** Where a card can be built and paid for. */
export function sitesFor({ facts }: Moment<SanJuan>, key: string): readonly Site[] {
  const quote = facts.quotes[key]
  if (quote === undefined || quote.refusal !== undefined) return []
  return quote.sites.filter(({ isAffordable }) => isAffordable)
}

/** The site for a card over a place; equal places are one to the rules, and the first stands for all. */
export function siteOver(moment: Moment<SanJuan>, { key }: Held, place: number): Site | undefined {
  const there = ownPlaces(moment)[place]
  if (there === undefined) return undefined
  const sites = sitesFor(moment, key).filter((site) => site.place !== undefined)
  return (
    sites.find((site) => site.place === place) ??
    sites.find(({ over, withGood }) => over === there.building && withGood === there.good)
  )
}

/** A card chosen to be built, as a sensible player would build and pay it; `among` are the cards of the hand. */
export function marksToBuild(
  moment: Moment<SanJuan>,
  subject: Held,
  among: readonly Held[],
): Marks | undefined {
  const sites = sitesFor(moment, subject.key)
  const proposal = moveIn(moment.facts.building?.proposal ?? '')
  if (proposal !== undefined && isBuild(proposal) && proposal.building === subject.key) {
    const asProposed = marksOfBuild(moment, proposal, among, subject)
    if (asProposed !== undefined) return asProposed
  }
  const [site] = sites
  return site === undefined ? undefined : marksAt(moment, subject, site, among)
}

/** The same at a certain place. */
export function marksAt(
  { facts }: Moment<SanJuan>,
  subject: Held,
  site: Site,
  among: readonly Held[],
): Marks {
  const { cards, goods } = proposePayment(site, without(among, subject), facts.worth, subject)
  return { subject, site, cards, places: goods }
}

/** What is marked before anything was pressed: the proposal of a choice; a build begins with nothing. */
export function marksOfProposal(
  moment: Moment<SanJuan>,
  hand: readonly Held[],
  drawn: readonly Held[],
): Marks {
  const { picking } = moment.facts
  if (picking === undefined) return NOTHING
  const among = picking.from === 'drawn' ? drawn : hand
  return marksOfPicks(moment, picking, picking.proposal, among)
}

/** The marks of a composite move that somebody advises; nothing for a pass. */
export function marksOfMove(
  moment: Moment<SanJuan>,
  text: string,
  hand: readonly Held[],
  drawn: readonly Held[],
): Marks {
  const { picking } = moment.facts
  const move = moveIn(text)
  if (move === undefined) return NOTHING
  if (isBuild(move)) return marksOfBuild(moment, move, hand) ?? NOTHING
  if (picking === undefined) return NOTHING
  return marksOfPicks(moment, picking, pickedIn(move), picking.from === 'drawn' ? drawn : hand)
}

/** The marks of a build somebody proposes; undefined if it does not fit. */
function marksOfBuild(
  moment: Moment<SanJuan>,
  build: Build,
  among: readonly Held[],
  subject = among.find(({ key }) => key === build.building) ?? onTable(build.building),
): Marks | undefined {
  const site = sitesFor(moment, build.building).find(
    ({ over, withGood }) => over === build.over && withGood === (build.withGood ?? false),
  )
  if (site === undefined) return undefined
  const cards = cardsFor(build.cards, without(among, subject))
  const places = placesFor(moment, build.goods, site.goodPlaces)
  return { subject, site, cards, places }
}

/** A building that lies on the table for all. */
export function onTable(key: string): Held {
  return { id: key, key }
}

/** The marks of a choice somebody proposes; `items` by key of the card or kind of good. */
function marksOfPicks(
  moment: Moment<SanJuan>,
  { from }: Picking,
  items: readonly string[],
  among: readonly Held[],
): Marks {
  if (from === 'hand' || from === 'drawn') return { cards: cardsFor(items, among), places: [] }
  return { cards: [], places: placesFor(moment, items, pickablePlaces(moment)) }
}

/** Places that can be picked: those whose good occurs in an offered move. */
export function pickablePlaces(moment: Moment<SanJuan>): readonly number[] {
  const { picking } = moment.facts
  if (picking?.from !== 'goods' && picking?.from !== 'empty') return []
  const offered = new Set(moment.offers?.flatMap(({ move }) => pickedIn(move)) ?? [])
  return ownPlaces(moment).flatMap(({ building, good }, place) => {
    const isThere = good === (picking.from === 'goods')
    return isThere && offered.has(goodOn(building) ?? '') ? [place] : []
  })
}

/** The first places for some goods. */
function placesFor(
  moment: Moment<SanJuan>,
  goods: readonly string[],
  among: readonly number[],
): readonly number[] {
  const left = [...among]
  return goods.flatMap((good) => {
    const at = left.findIndex((place) => goodAt(moment, place) === good)
    return at < 0 ? [] : left.splice(at, 1)
  })
}

export const paymentOf = ({ cards, places }: Marks): Payment => ({ cards, goods: places })

/** The build that is marked, in words; undefined if too little or too much is paid. */
export function textOfBuild(moment: Moment<SanJuan>, marks: Marks): string | undefined {
  const { subject, site } = marks
  if (subject === undefined || site === undefined || !isEnough(paymentOf(marks), site))
    return undefined
  return moveText({
    type: 'build',
    building: subject.key,
    ...(site.over !== undefined && { over: site.over }),
    ...(site.withGood && { withGood: true }),
    goods: goodsOf(moment, marks),
    cards: keysOf(marks),
  })
}

/** The choice that is marked, in words; undefined if it has too few or too many. */
export function textOfPicks(
  moment: Moment<SanJuan>,
  { verb, from, least, most }: Picking,
  marks: Marks,
): string | undefined {
  const items = from === 'hand' || from === 'drawn' ? keysOf(marks) : goodsOf(moment, marks)
  const { length } = items
  return length > 0 && length >= least && length <= most ? picksText(verb, items) : undefined
}

/** The kinds of what is marked, in the order of the rules. */
export function keysOf({ cards }: Marks): readonly string[] {
  return cards.map(({ key }) => key).toSorted((a, b) => rankOfKind(a) - rankOfKind(b))
}

export function goodsOf(moment: Moment<SanJuan>, { places }: Marks): readonly Good[] {
  return places
    .flatMap((place) => goodAt(moment, place) ?? [])
    .toSorted((a, b) => rankOfGood(a) - rankOfGood(b))
}
