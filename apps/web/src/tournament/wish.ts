/** What is asked of the server for a tournament as it was set up. */
import type { TournamentWish } from '@doubloon/protocol'
import { gameOf, type MakeForm } from '../lobby/make/make-form.ts'
import { wishOf as tableWish } from '../lobby/make/wish.ts'

export const LONGEST_TITLE = 60
export const MOST_ROUNDS = 20
/** Nobody keeps a whole club waiting: seconds. */
export const USUAL_ABSENCE = 60

export interface OwnFields {
  readonly title: string
  readonly name: string
  readonly rounds: number
  readonly isDuplicate: boolean
}

/** Undefined if what was typed is no clock. */
export function wishOf(
  form: MakeForm,
  { title, name, rounds, isDuplicate }: OwnFields,
  botNames: readonly string[],
): TournamentWish | undefined {
  const table = tableWish(form, name, botNames)
  if (table === undefined) return undefined
  const { isRated, ...settings } = table.settings
  return {
    settings: {
      ...settings,
      ...{ title: title.trim(), rounds, isDuplicate },
      players: gameOf(form).players,
      botNames: [...botNames],
    },
    host: name.trim(),
  }
}
