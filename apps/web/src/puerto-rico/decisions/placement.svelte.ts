/**
 * The mayor's placement while it is being made. New colonists, and those that a proposal would move, lie in the hand; the
 * proposal says where they might go. Whatever is laid by hand stays; one press lays the rest as proposed and plays it. The
 * bounds come from the engine.
 */
import { placementIn, placementText } from '@doubloon/puerto-rico'
import { getContext, setContext } from 'svelte'
import type { TableModel } from '../../table/model.svelte.ts'
import type { Placement, PuertoRico } from '../table-types.ts'

type Counts = Readonly<Record<string, number>>

/** Colonists by workplace: those that lie there, and those that will once the rest is laid as proposed. */
interface Arrangement {
  readonly laid: Counts
  readonly wanted: Counts
}

export class PlacementModel {
  readonly #table: TableModel<PuertoRico>
  /** What was arranged, and at which occasion: a new one starts from its proposal. */
  #arranged = $state.raw<Arrangement & { readonly occasion: string }>()
  /** Whose colonist is held, at which occasion: who is done lets go. */
  #held = $state.raw<{ readonly occasion: string; readonly place: string }>()

  constructor(table: TableModel<PuertoRico>) {
    this.#table = table
  }

  /** The bounds, while the viewer is asked to place. */
  get placement(): Placement | undefined {
    return this.#table.isAsked ? this.#table.moment?.facts.placement : undefined
  }

  /** When this is asked. Where all place at once, what others do meanwhile changes nothing of it. */
  readonly #occasion = $derived.by(() => {
    if (this.placement === undefined) return undefined
    const { colonists, toPlace, workplaces } = this.placement
    const { viewer, view } = this.#table.moment ?? {}
    return JSON.stringify([viewer, view?.round, colonists, toPlace, workplaces])
  })

  /** The workplace whose colonist is held, or the hand. */
  get held(): string | undefined {
    return this.#held?.occasion === this.#occasion ? this.#held?.place : undefined
  }

  set held(place: string | undefined) {
    const occasion = this.#occasion
    this.#held = place === undefined || occasion === undefined ? undefined : { occasion, place }
  }

  /** Colonists by workplace, once the rest is laid as proposed. */
  get counts(): Counts {
    return this.#now.wanted
  }

  laidAt(key: string): number {
    return this.#now.laid[key] ?? 0
  }

  /** How many more are proposed there. */
  proposedAt(key: string): number {
    return Math.max(0, (this.counts[key] ?? 0) - this.laidAt(key))
  }

  /** Colonists that lie nowhere. */
  get inHand(): number {
    return (this.placement?.colonists ?? 0) - sumOf(this.#now.laid)
  }

  /** Of those, how many were lifted from where they worked. */
  get lifted(): number {
    const before = this.#before
    return Object.entries(before).reduce(
      (all, [key, count]) => all + Math.max(0, count - this.laidAt(key)),
      0,
    )
  }

  /** How many will be laid as proposed. */
  get proposed(): number {
    return sumOf(this.counts) - sumOf(this.#now.laid)
  }

  /** How many more must find a workplace; below zero if too many have one. */
  get missing(): number {
    return (this.placement?.toPlace ?? 0) - sumOf(this.counts)
  }

  circlesAt(key: string): number {
    return this.placement?.workplaces.find((it) => it.key === key)?.circles ?? 0
  }

  canAdd(key: string): boolean {
    return this.inHand > 0 && this.laidAt(key) < this.circlesAt(key)
  }

  canRemove(key: string): boolean {
    return this.laidAt(key) + this.proposedAt(key) > 0
  }

  /** Lays a colonist from the hand on a workplace. Another one that was proposed elsewhere stays in the hand for it. */
  add(key: string): void {
    if (!this.canAdd(key)) return
    const { laid, wanted } = this.#now
    const count = (laid[key] ?? 0) + 1
    const now = { ...wanted, [key]: Math.max(count, wanted[key] ?? 0) }
    const isTooMany = sumOf(now) > (this.placement?.toPlace ?? 0)
    const spare = isTooMany && this.#lastProposed(key)
    if (typeof spare === 'string') now[spare] = (now[spare] ?? 0) - 1
    this.#arrange({ laid: { ...laid, [key]: count }, wanted: now })
  }

  /** Lifts a colonist from a workplace into the hand; where none lies, nobody is proposed there any longer. */
  remove(key: string): void {
    if (!this.canRemove(key)) return
    const { laid, wanted } = this.#now
    this.#arrange({
      laid: { ...laid, [key]: Math.max(0, this.laidAt(key) - 1) },
      wanted: { ...wanted, [key]: (wanted[key] ?? 0) - 1 },
    })
  }

  /** Shows the proposal again. */
  propose(): void {
    this.#arranged = undefined
    this.held = undefined
  }

  /** Proposes what somebody advises: `place corn 2, small market 1`. */
  advise(move: string): void {
    if (this.placement !== undefined) this.#arrange(this.#proposing(placementIn(move) ?? {}))
  }

  /** What was laid by hand in a placement that is made. */
  takeLaid(): Counts {
    const { laid = {} } = this.#arranged ?? {}
    this.#arranged = undefined
    return laid
  }

  /** The composite move in the notation, if it is a legal one. */
  get text(): string | undefined {
    const { placement, counts } = this
    if (placement === undefined || this.missing !== 0) return undefined
    const fits = placement.workplaces.every(({ key, minimum, maximum }) => {
      const count = counts[key] ?? 0
      return count >= minimum && count <= maximum
    })
    if (!fits) return undefined
    const placed = placement.workplaces.flatMap(({ key }) => {
      const count = counts[key] ?? 0
      return count > 0 ? [[key, count] as const] : []
    })
    return placementText(Object.fromEntries(placed))
  }

  /** Where colonists lay when the viewer was asked. */
  get #before(): Counts {
    const moment = this.#table.moment
    const seat = moment?.view.seats[moment.viewer]
    return { ...seat?.workers, ...seat?.buildings }
  }

  get #now(): Arrangement {
    const { placement } = this
    if (placement === undefined) return { laid: {}, wanted: {} }
    const arranged = this.#arranged
    if (arranged !== undefined && arranged.occasion === this.#occasion) return arranged
    return this.#proposing(placement.proposal)
  }

  /** Those whom a proposal leaves where they are lie there; the others are in the hand. */
  #proposing(wanted: Counts): Arrangement {
    const before = this.#before
    const staying = Object.entries(wanted).map(
      ([key, count]) => [key, Math.min(count, before[key] ?? 0)] as const,
    )
    return { laid: Object.fromEntries(staying), wanted }
  }

  #lastProposed(besides: string): string | undefined {
    const keys = this.placement?.workplaces.map(({ key }) => key) ?? []
    return keys.findLast((key) => key !== besides && this.proposedAt(key) > 0)
  }

  #arrange(arrangement: Arrangement): void {
    const occasion = this.#occasion
    if (occasion !== undefined) this.#arranged = { occasion, ...arrangement }
  }
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

const KEY = Symbol('placement')

export function setPlacement(placement: PlacementModel): void {
  setContext(KEY, placement)
}

export function usePlacement(): PlacementModel {
  return getContext(KEY)
}
