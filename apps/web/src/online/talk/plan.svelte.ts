/**
 * One's next role, planned while others move. It is played as soon as a role is asked and this one is offered, else withdrawn
 * with a word. It is kept in this page alone: nobody is told before it is played, because it would tell what one has in mind.
 */
import type { Role } from '../../table/roles.ts'
import type { Person } from '../../text/person.ts'
import { sayTalk } from '../../text/say-talk.ts'
import PlanMark from './PlanMark.svelte'

/** What a plan needs of its table. */
interface PlannedTable {
  readonly moment: { readonly n: number; readonly over: boolean } | undefined
  /** Set while somebody looks back. */
  readonly past: unknown
  /** Whether the viewer can decide something now. */
  readonly isAsked: boolean
  play(move: string): Promise<void>
  personOf(seat: number): Person
}

/** What a card that can be planned is besides: a button that is pressed or not. */
interface Plannable {
  readonly tabindex: 0
  readonly 'data-why': ''
  readonly 'aria-disabled': false
  readonly 'aria-pressed': boolean
  readonly onclick: (event: MouseEvent) => void
}

/** A plan that came to nothing, and the number of moves at which that showed. */
interface Withdrawn {
  readonly role: string
  readonly takenBy: number | undefined
  readonly n: number | undefined
}

export class Plan {
  readonly #table: PlannedTable
  /** What lies on the card that is planned. */
  readonly Mark = PlanMark
  readonly #mayPlan: () => boolean
  #planned = $state.raw<Pick<Role, 'key' | 'name'>>()
  #withdrawn = $state.raw<Withdrawn>()
  /** The card a finger has tapped once. */
  #tapped = $state<string>()

  /** `mayPlan`: whether who looks plays here themselves. */
  constructor(table: PlannedTable, mayPlan: () => boolean) {
    this.#table = table
    this.#mayPlan = mayPlan
  }

  /** The card that is planned. */
  get key(): string | undefined {
    return this.#planned?.key
  }

  /** Whether a card can be planned now, while none is asked. */
  get isOpen(): boolean {
    const { moment, past } = this.#table
    return moment?.over === false && past === undefined && this.#mayPlan()
  }

  /** What makes a card one that can be planned; undefined where none can be now. */
  on(role: Pick<Role, 'key' | 'name'>): Plannable | undefined {
    if (!this.isOpen) return undefined
    return {
      tabindex: 0,
      'data-why': '',
      'aria-disabled': false,
      'aria-pressed': this.key === role.key,
      // The second click of two takes nothing ahead: one of them may have been meant for what was asked before.
      onclick: (event) => {
        if (isFinger(event) || event.detail < 2) this.press(role, isFinger(event))
      },
    }
  }

  /** A press of a card plans it, another one takes that back; a finger looks at it first. */
  press(role: Pick<Role, 'key' | 'name'>, isFinger: boolean): void {
    const isLookedAt = this.#tapped === role.key
    this.#tapped = isFinger ? role.key : undefined
    if (this.key === role.key) this.#planned = undefined
    else if (!isFinger || isLookedAt) this.#planned = { key: role.key, name: role.name }
  }

  cancel(): void {
    this.#planned = undefined
    this.#tapped = undefined
  }

  /** A role is asked, and these are the cards: the planned one is played if it is offered. */
  settle(roles: readonly Pick<Role, 'key' | 'move' | 'takenBy'>[]): void {
    const planned = this.#planned
    if (planned === undefined) return
    this.cancel()
    const card = roles.find(({ key }) => key === planned.key)
    if (card?.move !== undefined) void this.#table.play(card.move)
    else {
      const { moment } = this.#table
      this.#withdrawn = { role: planned.name, takenBy: card?.takenBy, n: moment?.n }
    }
  }

  /** What the prompt says about it; undefined if nothing. */
  get told(): string | undefined {
    const { isAsked, moment } = this.#table
    const words = sayTalk.plan
    if (this.#planned !== undefined) return isAsked ? undefined : words.told(this.#planned.name)
    const gone = this.#withdrawn
    if (gone === undefined || gone.n !== moment?.n) return undefined
    return gone.takenBy === undefined
      ? words.notOffered(gone.role)
      : words.gone(gone.role, this.#table.personOf(gone.takenBy))
  }

  /** What stands beside a card somebody looks at. */
  noteOn(key: string): string {
    const { is, begin, beginByFinger } = sayTalk.plan
    if (this.key === key) return is
    return this.#tapped === key ? beginByFinger : begin
  }
}

const isFinger = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'touch'
