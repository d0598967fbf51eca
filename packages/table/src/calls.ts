/**
 * What a table can be asked (ADR 0013): the one list from which everybody who asks, passes on or answers derives its
 * methods. A new call stands here twice (its types, its name), and is answered by `session.ts` and `room-session.ts` of the
 * page; the recipe is in CONTRIBUTING. What a table tells by itself (`Update`) is no call.
 */
import type { Foreseen, Refusal } from '@doubloon/engine'
import type { Hint, Moment, ScoreHistory, TableTypes, TurningPoints } from './messages.ts'
import type { Seat } from './seats.ts'

/** The calls of a table: arguments and answer by name, plain data that can be sent as JSON. */
export interface TableCalls<F extends TableTypes> {
  /** Plays a move of the viewer; undefined if it was played. */
  play: { args: [move: string]; answer: Refusal | undefined }
  /** Takes back the last person's move and all that followed; in a room it may only ask the others. */
  undo: { args: []; answer: Refusal | undefined }
  /** Makes again what was taken back last, with all that followed. */
  redo: { args: []; answer: undefined }
  /** Lets others sit at the table from now on: a bot for a person, a person for a bot. */
  reseat: { args: [seats: readonly Seat[]]; answer: Refusal | undefined }
  /** What a strong bot would play now, and why. */
  hint: { args: []; answer: Hint | undefined }
  /** What would happen after a move: events, up to the next decision and to the end of the phase. */
  foresee: { args: [move: string]; answer: Foreseen<F> | undefined }
  /** The numbers of the viewer as they would be after a move; undefined if it cannot be made. */
  factsAfter: { args: [move: string]; answer: F['facts'] | undefined }
  /** Why a move cannot be made; undefined if it can. */
  why: { args: [move: string]; answer: Refusal | undefined }
  /** The table after the first n moves, for looking back. */
  at: { args: [n: number]; answer: Moment<F> | undefined }
  scoreHistory: { args: []; answer: ScoreHistory<F> | undefined }
  /** What decided a finished game for a seat; undefined while it is played. */
  turningPoints: { args: [seat: number]; answer: TurningPoints | undefined }
  /** The record as JSON text. */
  record: { args: []; answer: string }
}

/** Their names, for whoever passes calls on or takes them from outside. */
export const TABLE_CALLS = namesOf<TableCalls<TableTypes>>({
  play: true,
  undo: true,
  redo: true,
  reseat: true,
  hint: true,
  foresee: true,
  factsAfter: true,
  why: true,
  at: true,
  scoreHistory: true,
  turningPoints: true,
  record: true,
})

/** A list of calls: arguments and answer by name. */
export type Calls<C> = {
  readonly [N in keyof C]: { readonly args: readonly unknown[]; readonly answer: unknown }
}

/** A list of calls as methods: so they are asked, and so they are answered. */
export type Methods<C extends Calls<C>> = {
  readonly [N in keyof C]: (...args: C[N]['args']) => Promise<C[N]['answer']>
}

/** The names of a list of calls; the compiler sees to it that none is missing. */
export function namesOf<C extends Calls<C>>(
  names: Readonly<Record<keyof C & string, true>>,
): readonly (keyof C & string)[] {
  return Object.keys(names) as (keyof C & string)[]
}

/** All calls of a list as methods that pass them on. */
export function passOn<C extends Calls<C>>(
  names: readonly (keyof C & string)[],
  ask: (call: keyof C & string, args: readonly unknown[]) => Promise<unknown>,
): Methods<C> {
  const methods = names.map((call) => [call, (...args: unknown[]) => ask(call, args)])
  return Object.fromEntries(methods) as Methods<C>
}

/** Answers a call that came from outside; one that is not in the list is an error. */
export async function answerCall<C extends Calls<C>>(
  names: readonly (keyof C & string)[],
  answers: Methods<C>,
  call: string,
  args: readonly unknown[],
): Promise<unknown> {
  const name = names.find((it) => it === call)
  if (name === undefined) throw new Error(`no call ${call}`)
  return answers[name](...(args as C[typeof name]['args']))
}

/** The names of the calls that may be answered by nothing. */
type Optional = {
  [N in keyof TableCalls<TableTypes>]: undefined extends TableCalls<TableTypes>[N]['answer']
    ? N
    : never
}[keyof TableCalls<TableTypes>]

/** All calls of a table that may be answered by nothing, answered so: for tables at which little can be done. */
export function unanswered<F extends TableTypes>(): Pick<Methods<TableCalls<F>>, Optional> {
  return passOn<TableCalls<F>>(TABLE_CALLS, async () => undefined)
}
