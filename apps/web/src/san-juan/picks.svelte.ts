/**
 * A decision while it is put together: which card is built and what pays for it, which cards or places are picked. It
 * starts from a sensible proposal; pressing things changes it, and one button plays it. Bounds come from the facts.
 */
import { getContext, setContext } from 'svelte'
import type { Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { cardsFor, type Held, isAmong, spread, without } from './decisions/cards.ts'
import {
  type Marks,
  marksAt,
  marksOfBuild,
  marksOfPicks,
  marksToBuild,
  NOTHING,
  onTable,
  ownPlaces,
  paymentOf,
  pickablePlaces,
  sitesFor,
  textOfBuild,
  textOfPicks,
} from './decisions/marks.ts'
import { amountOf, cheapestFirst, missingIn } from './decisions/payment.ts'
import type { Building, Picking, SanJuan, Site } from './face.ts'
import { costOf } from './kinds.ts'
import { buildOf, pickedIn } from './notation.ts'

export class Picks {
  readonly #table: TableModel<SanJuan>
  /** What was marked, and at which moment: a new one starts anew. */
  #put = $state.raw<{ readonly moment: Moment<SanJuan>; readonly marks: Marks }>()

  /** The cards of the one who looks, now or in the past. */
  readonly hand = $derived.by(() => this.#cardsOf('hand'))
  /** Cards just drawn that are not part of the hand. */
  readonly drawn = $derived.by(() => this.#cardsOf('drawn'))
  /** Cards just drawn that are part of the hand already. */
  readonly fresh = $derived.by(() => this.#freshCards())
  readonly marks = $derived.by(() => this.#marksNow())
  /** The whole move in the notation; undefined while it is not complete. */
  readonly text = $derived.by(() => this.#textOf(this.marks))

  constructor(table: TableModel<SanJuan>) {
    this.#table = table
  }

  /** Set while the one who looks is asked to build. */
  get building(): Building | undefined {
    return this.#moment?.facts.building
  }

  /** Set while the one who looks is asked to pick cards or places. */
  get picking(): Picking | undefined {
    return this.#moment?.facts.picking
  }

  /** The card that is built. */
  get subject(): Held | undefined {
    return this.marks.subject
  }

  /** Where it is built. */
  get site(): Site | undefined {
    return this.marks.site
  }

  /** How many cards and goods are marked. */
  get count(): number {
    return amountOf(paymentOf(this.marks))
  }

  /** How many more must be marked. */
  get missing(): number {
    const { site, picking } = this
    if (site !== undefined) return missingIn(paymentOf(this.marks), site)
    return picking === undefined ? 0 : Math.max(0, picking.least - this.count)
  }

  // ---- cards

  isSubject(card: Held): boolean {
    return this.subject?.id === card.id
  }

  /** Whether a card pays or is picked. */
  isMarked(card: Held): boolean {
    return isAmong(card, this.marks.cards)
  }

  /** Whether a press on the card marks it, or takes the mark away. */
  canMark(card: Held): boolean {
    if (this.picking !== undefined) return isAmong(card, this.#pickable)
    if (this.isSubject(card) || this.site === undefined) return false
    return this.isMarked(card) || this.missing > 0 || !this.canBuild(card.key)
  }

  canBuild(key: string): boolean {
    const moment = this.#moment
    return moment !== undefined && this.building !== undefined && sitesFor(moment, key).length > 0
  }

  /** What a card costs the one who looks: where it is being built, or where it would be. */
  priceOf(card: Held): number {
    const site = this.isSubject(card) ? this.site : this.#toBuild(card)?.site
    const [usual] = this.#table.shown?.facts.quotes[card.key]?.sites ?? []
    return (site ?? usual)?.least ?? costOf(card.key)
  }

  /** The whole move that pressing a card until it plays would make; undefined if it only marks. */
  offerOf(card: Held): string | undefined {
    if (this.isSubject(card)) return this.text ?? this.#textOf(this.#toBuild(card))
    if (this.building === undefined || this.canMark(card)) return undefined
    return this.#textOf(this.#toBuild(card))
  }

  /** A press on a card: it is built, pays, or is picked; a second press on the card that is built plays. */
  press(card: Held): void {
    if (this.picking !== undefined) this.#toggle(card)
    else if (this.building === undefined) return
    else if (this.isSubject(card) && this.text !== undefined) this.play()
    else if (this.isMarked(card)) this.#mark({ cards: without(this.marks.cards, card) })
    else if (!this.isSubject(card) && this.canMark(card)) this.#pay(card)
    else this.#build(card)
  }

  /** A press on the building that lies on the table. */
  pressTable(key: string): void {
    this.press(onTable(key))
  }

  offerOfTable(key: string): string | undefined {
    return this.offerOf(onTable(key))
  }

  isTableSubject(key: string): boolean {
    return this.isSubject(onTable(key))
  }

  // ---- places of the own city

  /** Whether the building that is marked can be put over a place. */
  canBuildOver(place: number): boolean {
    return this.#siteOver(place) !== undefined
  }

  isBuiltOver(place: number): boolean {
    const { site } = this
    return site?.place !== undefined && this.#siteOver(place) === site
  }

  /** Whether a press marks the good of a place, or an empty place, or takes the mark away. */
  canMarkPlace(place: number): boolean {
    return this.isPlaceMarked(place) || this.#markable.includes(place)
  }

  isPlaceMarked(place: number): boolean {
    return this.marks.places.includes(place)
  }

  /** A press on a place: it is picked, or built over, or else its good pays. */
  togglePlace(place: number): void {
    if (this.canBuildOver(place)) this.toggleSite(place)
    else this.toggleGood(place)
  }

  /** Builds over a place, or no longer. */
  toggleSite(place: number): void {
    const moment = this.#moment
    const { subject } = this
    if (moment === undefined || subject === undefined) return
    const site = this.isBuiltOver(place)
      ? sitesFor(moment, subject.key).find((it) => it.place === undefined)
      : this.#siteOver(place)
    if (site !== undefined) this.#mark(marksAt(moment, subject, site, this.hand))
  }

  /** Marks the good of a place, or an empty place, or takes the mark away. */
  toggleGood(place: number): void {
    const { places } = this.marks
    if (places.includes(place)) this.#mark({ places: places.filter((it) => it !== place) })
    else if (!this.canMarkPlace(place)) return
    else if (this.picking !== undefined)
      this.#mark({ places: [...places, place].slice(-this.picking.most) })
    else this.#payGood(place)
  }

  // ---- everything

  /** Whether more could be paid than must be, which the rules allow. */
  get canPayMore(): boolean {
    const { site } = this
    return (
      site !== undefined &&
      this.missing === 0 &&
      this.count < site.most &&
      this.#payers.length > this.marks.cards.length
    )
  }

  /** Marks one more card than must be paid. */
  payMore(): void {
    const unpaid = this.#payers.filter((card) => !this.isMarked(card))
    const [next] = cheapestFirst(unpaid, this.#worth)
    if (next !== undefined && this.canPayMore) this.#mark({ cards: [...this.marks.cards, next] })
  }

  /** Marks what a bot advises. */
  advise(move: string): void {
    const moment = this.#moment
    const { picking } = this
    if (moment === undefined) return
    if (picking !== undefined) {
      const items = pickedIn(picking.verb, move) ?? []
      this.#lay(marksOfPicks(moment, picking, items, this.#pickable))
      return
    }
    const build = buildOf(move)
    this.#lay((build && marksOfBuild(moment, build, this.hand)) ?? NOTHING)
  }

  /** Marks nothing, or the proposal again. */
  reset(): void {
    this.#put = undefined
  }

  play(): void {
    if (this.text !== undefined) void this.#table.play(this.text)
  }

  // ---- inside

  /** The moment at which something is asked of the one who looks. */
  get #moment(): Moment<SanJuan> | undefined {
    return this.#table.isAsked ? this.#table.moment : undefined
  }

  get #worth(): Readonly<Record<string, number>> {
    return this.#moment?.facts.worth ?? {}
  }

  /** Cards picked before anybody was asked, because there was no other way, still lie where they were. */
  #cardsOf(from: 'hand' | 'drawn'): readonly Held[] {
    const shown = this.#table.shown
    const own = shown?.view.own
    if (shown === undefined) return []
    const isKept = shown.decision === 'D-SJ-6'
    const forced = isKept === (from === 'drawn') ? own?.picked : undefined
    const cards = from === 'drawn' ? own?.drawn : shown.view.seats[shown.looker]?.hand
    return spread(from, cards, forced)
  }

  /** Who discards from the whole hand has the cards just drawn among the others: what happened last tells which. */
  #freshCards(): readonly Held[] {
    const shown = this.#table.shown
    const line = this.#table.lines.find(({ n }) => n === shown?.n)
    if (shown?.decision !== 'D-SJ-7' || line === undefined) return []
    const drawn = line.events.flatMap((event) =>
      event.type === 'drew' && event.seat === shown.looker && event.by === 'councillor'
        ? [event.card ?? '']
        : [],
    )
    return cardsFor(drawn, this.hand)
  }

  /** Cards that can be picked. */
  get #pickable(): readonly Held[] {
    if (this.picking?.from === 'hand') return this.hand
    return this.picking?.from === 'drawn' ? this.drawn : []
  }

  /** Cards that can pay. */
  get #payers(): readonly Held[] {
    return this.subject === undefined ? [] : without(this.hand, this.subject)
  }

  /** Places that can be marked. */
  get #markable(): readonly number[] {
    const moment = this.#moment
    if (moment === undefined) return []
    if (this.picking !== undefined) return pickablePlaces(moment)
    return this.site?.mostGoods === 0 ? [] : (this.site?.goodPlaces ?? [])
  }

  #marksNow(): Marks {
    const moment = this.#moment
    if (moment === undefined) return NOTHING
    if (this.#put?.moment === moment) return this.#put.marks
    const { picking } = moment.facts
    return picking === undefined
      ? NOTHING
      : marksOfPicks(moment, picking, picking.proposal, this.#pickable)
  }

  #textOf(marks: Marks | undefined): string | undefined {
    const moment = this.#moment
    if (moment === undefined || marks === undefined) return undefined
    if (this.picking !== undefined) return textOfPicks(moment, this.picking, marks)
    return this.building === undefined ? undefined : textOfBuild(moment, marks)
  }

  #toBuild(card: Held): Marks | undefined {
    const moment = this.#moment
    return moment && marksToBuild(moment, card, this.hand)
  }

  #siteOver(place: number): Site | undefined {
    const moment = this.#moment
    const { subject } = this
    const there = moment && ownPlaces(moment)[place]
    if (moment === undefined || subject === undefined || there === undefined) return undefined
    const sites = sitesFor(moment, subject.key).filter((site) => site.place !== undefined)
    // Equal places are one to the rules: the first stands for all.
    return (
      sites.find((site) => site.place === place) ??
      sites.find(({ over, withGood }) => over === there.building && withGood === there.good)
    )
  }

  #build(card: Held): void {
    const marks = this.#toBuild(card)
    if (marks !== undefined) this.#replace(marks)
    else this.#table.refused = this.#moment?.facts.quotes[card.key]?.refusal
  }

  /** When enough is paid already, the dearest card that pays gives way. */
  #pay(card: Held): void {
    const { cards } = this.marks
    const dearest = this.missing > 0 ? undefined : cheapestFirst(cards, this.#worth).at(-1)
    const kept = dearest === undefined ? cards : without(cards, dearest)
    if (this.missing > 0 || dearest !== undefined) this.#mark({ cards: [...kept, card] })
  }

  /** A good that pays takes the place of the dearest card, or of the good marked first. */
  #payGood(place: number): void {
    const { site } = this
    if (site === undefined) return
    const { cards, places } = this.marks
    const dearest = this.missing > 0 ? undefined : cheapestFirst(cards, this.#worth).at(-1)
    const paid = [...places, place].slice(-site.mostGoods)
    const isMore = paid.length > places.length
    this.#mark({
      places: paid,
      ...(isMore && dearest !== undefined && { cards: without(cards, dearest) }),
    })
  }

  /** When as many are picked as may be, the one picked first gives way. */
  #toggle(card: Held): void {
    const { picking } = this
    if (picking === undefined || !this.canMark(card)) return
    const { cards } = this.marks
    this.#mark({
      cards: this.isMarked(card) ? without(cards, card) : [...cards, card].slice(-picking.most),
    })
  }

  #mark(changed: Partial<Marks>): void {
    this.#replace({ ...this.marks, ...changed })
  }

  /** Whoever changes something no longer follows the advice. */
  #replace(marks: Marks): void {
    this.#lay(marks)
    this.#table.refused = undefined
    this.#table.selected = undefined
    this.#table.hint = undefined
  }

  #lay(marks: Marks): void {
    const moment = this.#moment
    if (moment !== undefined) this.#put = { moment, marks }
  }
}

const KEY = Symbol('picks')

export function setPicks(picks: Picks): void {
  setContext(KEY, picks)
}

export function usePicks(): Picks {
  return getContext(KEY)
}
