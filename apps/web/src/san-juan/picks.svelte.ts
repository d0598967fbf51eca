/**
 * A decision while it is put together: which card is built and what pays for it, which cards or places are picked. It
 * starts from a sensible proposal; pressing things changes it, and one button plays it. Bounds come from the facts.
 */
import { getContext, setContext } from 'svelte'
import type { Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { type Held, isAmong, without } from './decisions/cards.ts'
import { payWith, payWithGood, pickCard, pickPlace } from './decisions/changes.ts'
import { freshIn, heldIn } from './decisions/held.ts'
import {
  type Marks,
  marksAt,
  marksOfMove,
  marksOfProposal,
  marksToBuild,
  NOTHING,
  paymentOf,
  pickablePlaces,
  siteOver,
  sitesFor,
  textOfBuild,
  textOfPicks,
} from './decisions/marks.ts'
import { amountOf, cheapestFirst, missingIn } from './decisions/payment.ts'
import { costOf, vpOf } from './kinds.ts'
import type { Building, Facts, Picking, SanJuan, Site } from './table-types.ts'

export class Picks {
  readonly #table: TableModel<SanJuan>
  /** What was marked, and at which moment: a new one starts anew. */
  #put = $state.raw<{ readonly moment: Moment<SanJuan>; readonly marks: Marks }>()

  /** The cards of the viewer, now or in the past. */
  readonly hand = $derived.by(() => heldIn(this.#table.shown, 'hand'))
  /** Cards just drawn that are not part of the hand. */
  readonly drawn = $derived.by(() => heldIn(this.#table.shown, 'drawn'))
  /** Cards just drawn that are part of the hand already. */
  readonly fresh = $derived.by(() => freshIn(this.#table.shown, this.#table.history, this.hand))
  readonly marks = $derived.by(() => this.#marksNow())
  /** The composite move in the notation; undefined while it is not complete. */
  readonly text = $derived.by(() => this.#textOf(this.marks))

  constructor(table: TableModel<SanJuan>) {
    this.#table = table
  }

  /** Set while the viewer is asked to build. */
  get building(): Building | undefined {
    return this.#moment?.facts.building
  }

  /** Set while the viewer is asked to pick cards or places. */
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

  /** What a card costs the viewer: where it is being built, or where it would be. */
  priceOf(card: Held): number {
    return this.#siteOf(card)?.least ?? costOf(card.key)
  }

  /** What a card would score now, where that is not what is printed on it. */
  gainOf(card: Held): number | undefined {
    const gain = this.#siteOf(card)?.gain
    return gain === vpOf(card.key) ? undefined : gain
  }

  /** The composite move that pressing a card until it plays would make; undefined if it only marks. */
  offerOf(card: Held): string | undefined {
    if (this.isSubject(card)) return this.text
    if (this.building === undefined || this.canMark(card)) return undefined
    return this.#textOf(this.#toBuild(card))
  }

  /**
   * A press on a card: it is built, pays, or is picked; a second press on the card that is built plays, or puts it back
   * while it is not paid for.
   */
  press(card: Held): void {
    const { picking, site, marks } = this
    if (picking !== undefined) {
      if (this.canMark(card)) this.#mark(pickCard(marks, picking, card))
    } else if (this.building === undefined) return
    else if (this.isSubject(card)) this.text === undefined ? this.#mark(NOTHING) : this.play()
    else if (this.isMarked(card)) this.#mark({ ...marks, cards: without(marks.cards, card) })
    else if (site !== undefined && this.canMark(card))
      this.#mark(payWith(marks, site, card, this.#worth))
    else this.#build(card)
  }

  /** The card that is being built goes back to the others, and so does what pays for it. */
  putBack(): void {
    if (this.subject !== undefined) this.#mark(NOTHING)
  }

  /** Whether the building that is marked can be put over a place. */
  canBuildOver(place: number): boolean {
    return this.#siteOver(place) !== undefined
  }

  isBuiltOver(place: number): boolean {
    const { site } = this
    return site?.place !== undefined && this.#siteOver(place) === site
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

  /** Whether a press marks the good of a place, or an empty place, or takes the mark away. */
  canMarkPlace(place: number): boolean {
    return this.isPlaceMarked(place) || this.#markable.includes(place)
  }

  isPlaceMarked(place: number): boolean {
    return this.marks.places.includes(place)
  }

  /** Marks the good of a place, or an empty place, or takes the mark away. */
  toggleGood(place: number): void {
    const { marks, picking, site } = this
    if (this.isPlaceMarked(place))
      this.#mark({ ...marks, places: marks.places.filter((it) => it !== place) })
    else if (!this.canMarkPlace(place)) return
    else if (picking !== undefined) this.#mark(pickPlace(marks, picking, place))
    else if (site !== undefined) this.#mark(payWithGood(marks, site, place, this.#worth))
  }

  /** Whether more could be paid than must be, which the rules allow. */
  get canPayMore(): boolean {
    const { site } = this
    if (site === undefined || this.missing > 0 || this.count >= site.most) return false
    return this.#unpaid.length > 0
  }

  /** Marks one more card than must be paid. */
  payMore(): void {
    const { marks } = this
    const [next] = cheapestFirst(this.#unpaid, this.#worth, marks.subject)
    if (next !== undefined && this.canPayMore)
      this.#mark({ ...marks, cards: [...marks.cards, next] })
  }

  /** Marks what a bot advises. */
  advise(move: string): void {
    const moment = this.#moment
    if (moment !== undefined) this.#lay(marksOfMove(moment, move, this.hand, this.drawn))
  }

  play(): void {
    if (this.text !== undefined) void this.#table.play(this.text)
  }

  /** The moment at which something is asked of the viewer. */
  get #moment(): Moment<SanJuan> | undefined {
    return this.#table.isAsked ? this.#table.moment : undefined
  }

  get #worth(): Facts['worth'] {
    return this.#moment?.facts.worth ?? {}
  }

  /** Cards that can be picked. */
  get #pickable(): readonly Held[] {
    if (this.picking?.from === 'hand') return this.hand
    return this.picking?.from === 'drawn' ? this.drawn : []
  }

  /** Cards that could pay and do not. */
  get #unpaid(): readonly Held[] {
    return this.hand.filter((card) => !this.isSubject(card) && !this.isMarked(card))
  }

  /** Places that can be marked. */
  get #markable(): readonly number[] {
    const moment = this.#moment
    if (moment === undefined) return []
    return this.picking === undefined ? (this.site?.goodPlaces ?? []) : pickablePlaces(moment)
  }

  #marksNow(): Marks {
    const moment = this.#moment
    if (moment === undefined) return NOTHING
    if (this.#put?.moment === moment) return this.#put.marks
    return marksOfProposal(moment, this.hand, this.drawn)
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

  /** Where a card is being built, or where it would be. */
  #siteOf(card: Held): Site | undefined {
    const site = this.isSubject(card) ? this.site : this.#toBuild(card)?.site
    return site ?? this.#table.shown?.facts.quotes[card.key]?.sites[0]
  }

  #siteOver(place: number): Site | undefined {
    const moment = this.#moment
    return moment && this.subject && siteOver(moment, this.subject, place)
  }

  #build(card: Held): void {
    const marks = this.#toBuild(card)
    if (marks !== undefined) this.#mark(marks)
    else this.#table.refused = this.#moment?.facts.quotes[card.key]?.refusal
  }

  /** Whoever changes something no longer follows the advice. */
  #mark(marks: Marks): void {
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
