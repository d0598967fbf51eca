/** A role card as any table shows it. */

export interface Role {
  readonly key: string
  /** The notation that takes it, offered or not. */
  readonly text: string
  readonly name: string
  /** Name in the sprite, without `role-`. */
  readonly emblem: string
  /** A word under the name, and a sentence. */
  readonly does: string
  readonly tells: string
  readonly takenBy: number | undefined
  /** Whether its phase is under way. */
  readonly isNow: boolean
  /** The move that takes it, if that is offered. */
  readonly move: string | undefined
  readonly doubloons?: number
}

/** What the preview of an offered role needs to know. */
export interface Preview {
  readonly role: Role
  readonly move: string
  /** The id to give the element. */
  readonly id: string
  /** Where its card lies in the row, from 0 to 1. */
  readonly at: number
}

/** The card as a place on the table. */
export const placeOf = (key: string): string => `role-${key.replaceAll(' ', '-')}`
