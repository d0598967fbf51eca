/** What is asked of the server for a table as it was set up. */
import { inRules } from '../../home/options.ts'
import { inRulesOfSanJuan } from '../../home/options-san-juan.ts'
import type { TableWish } from '../../online/lobby.ts'
import { clockOf } from './clock-form.ts'
import { gameOf, type MadeSeat, type MakeForm, seatsOf } from './make-form.ts'
import { delayOf } from './problems.ts'

/** Undefined if what was typed is no clock. One's own seat is kept for one's name, so that nobody is quicker to sit there. */
export function wishOf(
  form: MakeForm,
  name: string,
  botNames: readonly string[],
): TableWish | undefined {
  const clock = clockOf(form.clock)
  if (clock === undefined) return undefined
  const { game, isPublic, atZero, standIn, isRated, absence } = form
  const watchDelay = watchDelayOf(form)
  return {
    settings: {
      game,
      options: optionsOf(form),
      isPublic,
      clock,
      atZero,
      standIn,
      isRated,
      ...(absence > 0 && { absence }),
      ...(watchDelay !== undefined && { watchDelay }),
    },
    seats: seats(form, name.trim(), botNames),
  }
}

/** Options in the words of the rules. */
export function optionsOf(form: MakeForm): Readonly<Record<string, unknown>> {
  return form.game === 'puerto-rico'
    ? inRules(form['puerto-rico'].chosen)
    : inRulesOfSanJuan(form['san-juan'].chosen)
}

function watchDelayOf(form: MakeForm): number | undefined {
  if (form.watching === 'off') return undefined
  return form.watching === 'at-once' ? 0 : delayOf(form)
}

function seats(form: MakeForm, own: string, botNames: readonly string[]): TableWish['seats'] {
  const bots = botNamesIn(form, own, botNames)
  return seatsOf(gameOf(form)).map((seat, index) =>
    seat === undefined ? { kind: 'kept', name: own } : wished(seat, bots.get(index) ?? ''),
  )
}

function wished({ kind, name, level }: MadeSeat, botName: string): TableWish['seats'][number] {
  switch (kind) {
    case 'open':
      return { kind }
    case 'kept':
      return { kind, name: name.trim() }
    case 'bot':
      return { kind, name: botName, bot: level }
  }
}

/** Names of the bots by seat: the usual ones, but none that a person has. */
export function botNamesIn(
  form: MakeForm,
  own: string,
  botNames: readonly string[],
): ReadonlyMap<number, string> {
  const seated = seatsOf(gameOf(form))
  const people = seated.flatMap((seat) => (seat?.kind === 'kept' ? [seat.name] : []))
  const taken = new Set([own, ...people].map((name) => name.trim().toLowerCase()))
  const free = botNames.filter((name) => !taken.has(name.toLowerCase()))
  const bots = seated.flatMap((seat, index) => (seat?.kind === 'bot' ? [index] : []))
  return new Map(bots.map((index, nth) => [index, free[nth] ?? '']))
}
