/**
 * The mayor's placement while it is being made: colonists lie where the proposal put them and can be moved freely; one
 * "done" plays it. The bounds come from the engine.
 */
import { placementIn, placementText } from '@doubloon/puerto-rico'
import { getContext, setContext } from 'svelte'
import type { TableModel } from '../../table/model.svelte.ts'
import type { Placement, PuertoRico } from '../table-types.ts'

type Counts = Readonly<Record<string, number>>

export class PlacementModel {
  readonly #table: TableModel<PuertoRico>
  /** What was arranged, and for which placement: a new one starts from its proposal. */
  #arranged = $state.raw<{ readonly placement: Placement; readonly counts: Counts }>()
  /** Whose colonist is held, in which placement: who is done lets go. */
  #held = $state.raw<{ readonly placement: Placement; readonly place: string }>()

  constructor(table: TableModel<PuertoRico>) {
    this.#table = table
  }

  /** The bounds, while the viewer is asked to place. */
  get placement(): Placement | undefined {
    return this.#table.isAsked ? this.#table.moment?.facts.placement : undefined
  }

  /** The workplace whose colonist is held, or San Juan. */
  get held(): string | undefined {
    return this.#held?.placement === this.placement ? this.#held?.place : undefined
  }

  set held(place: string | undefined) {
    const { placement } = this
    this.#held = place === undefined || placement === undefined ? undefined : { placement, place }
  }

  /** Colonists by workplace, as arranged now. */
  get counts(): Counts {
    const { placement } = this
    if (placement === undefined) return {}
    return this.#arranged?.placement === placement ? this.#arranged.counts : placement.proposal
  }

  /** Colonists that stand nowhere: they are in San Juan. */
  get inSanJuan(): number {
    return (this.placement?.colonists ?? 0) - this.#placed
  }

  /** How many more must be put on workplaces; below zero if too many are. */
  get missing(): number {
    return (this.placement?.toPlace ?? 0) - this.#placed
  }

  get #placed(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }

  canAdd(key: string): boolean {
    const workplace = this.placement?.workplaces.find((it) => it.key === key)
    return (
      workplace !== undefined && this.inSanJuan > 0 && (this.counts[key] ?? 0) < workplace.circles
    )
  }

  canRemove(key: string): boolean {
    return this.placement !== undefined && (this.counts[key] ?? 0) > 0
  }

  /** Puts a colonist from San Juan on a workplace. */
  add(key: string): void {
    if (this.canAdd(key)) this.#set(key, (this.counts[key] ?? 0) + 1)
  }

  /** Takes a colonist from a workplace to San Juan. */
  remove(key: string): void {
    if (this.canRemove(key)) this.#set(key, (this.counts[key] ?? 0) - 1)
  }

  move(from: string, to: string): void {
    this.remove(from)
    this.add(to)
  }

  /** Lays the proposal again. */
  propose(): void {
    this.#arranged = undefined
    this.held = undefined
  }

  /** Lays what somebody advises: `place corn 2, small market 1`. */
  advise(move: string): void {
    const { placement } = this
    if (placement === undefined) return
    this.#arranged = { placement, counts: placementIn(move) ?? {} }
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

  #set(key: string, count: number): void {
    const { placement } = this
    if (placement !== undefined)
      this.#arranged = { placement, counts: { ...this.counts, [key]: count } }
  }
}

const KEY = Symbol('placement')

export function setPlacement(placement: PlacementModel): void {
  setContext(KEY, placement)
}

export function usePlacement(): PlacementModel {
  return getContext(KEY)
}
