/** The clock of a table to come: one of the usual ones, or values of one's own, as they were typed. */
import type { ClockSettings } from '@doubloon/table'
import { UNITS, type Unit } from '../durations.ts'

export const CLOCK_KINDS = ['none', 'move', 'game'] as const
export const PACES = ['live', 'days'] as const
export const OWN_UNITS = {
  live: ['second', 'minute', 'hour'],
  days: ['hour', 'day'],
} as const satisfies Record<string, readonly Unit[]>

/** Units in which one begins. */
const USUAL_UNITS = {
  live: { own: 'minute', increment: 'second' },
  days: { own: 'day', increment: 'hour' },
} as const satisfies Record<string, Record<string, Unit>>

/** A span of time as it was typed. */
export interface Typed {
  readonly amount: string
  readonly unit: Unit
}

export interface ClockForm {
  readonly kind: (typeof CLOCK_KINDS)[number]
  readonly pace: (typeof PACES)[number]
  /** Which of the usual ones; −1: values of one's own. */
  readonly preset: number
  readonly own: Typed
  /** What every move brings on a clock for the whole game. */
  readonly increment: Typed
}

export const OWN = -1

const { minute: MINUTE, hour: HOUR, day: DAY } = UNITS

const perMove = (seconds: number) => ({ kind: 'move', seconds }) as const
const perGame = (seconds: number, increment: number) =>
  ({ kind: 'game', seconds, increment }) as const

/** The usual clocks. */
export const CLOCKS: Readonly<
  Record<'move' | 'game', Readonly<Record<ClockForm['pace'], readonly ClockSettings[]>>>
> = {
  move: {
    live: [30, MINUTE, 2 * MINUTE, 5 * MINUTE].map(perMove),
    days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY].map(perMove),
  },
  game: {
    live: [
      perGame(10 * MINUTE, 10),
      perGame(20 * MINUTE, 15),
      perGame(30 * MINUTE, 20),
      perGame(HOUR, 30),
    ],
    days: [perGame(3 * DAY, 12 * HOUR), perGame(7 * DAY, DAY), perGame(14 * DAY, DAY)],
  },
}
/** Of each row, the one with which it begins. */
const FIRST_PRESET = 1

const LEAST = 5
const MOST = 60 * DAY
/** A move never brings more. */
const MOST_INCREMENT = DAY

/** With another kind or pace, which have clocks of their own. */
export function turned(
  clock: ClockForm,
  some: Partial<Pick<ClockForm, 'kind' | 'pace'>>,
): ClockForm {
  const changed = { ...clock, ...some }
  const units = USUAL_UNITS[changed.pace]
  const isKept = changed.pace === clock.pace
  return {
    ...changed,
    preset: clock.preset === OWN ? OWN : FIRST_PRESET,
    own: isKept ? clock.own : { ...clock.own, unit: units.own },
    increment: isKept ? clock.increment : { ...clock.increment, unit: units.increment },
  }
}

/** Seconds of what was typed; undefined if it is no number of them that a clock can have. */
const secondsOf = ({ amount, unit }: Typed, least: number, most: number): number | undefined => {
  if (!/^\s*\d+([.,]\d+)?\s*$/.test(amount)) return undefined
  const seconds = Math.round(Number(amount.replace(',', '.')) * UNITS[unit])
  return seconds >= least && seconds <= most ? seconds : undefined
}

export const ownSeconds = ({ own }: ClockForm) => secondsOf(own, LEAST, MOST)
export const ownIncrement = ({ increment }: ClockForm) => secondsOf(increment, 0, MOST_INCREMENT)

/** The clock; undefined if what was typed is none. */
export function clockOf(form: ClockForm): ClockSettings | undefined {
  const { kind, pace, preset } = form
  if (kind === 'none') return { kind }
  if (preset !== OWN) return CLOCKS[kind][pace][preset]
  const [seconds, increment] = [ownSeconds(form), ownIncrement(form)]
  if (seconds === undefined) return undefined
  if (kind === 'move') return { kind, seconds }
  return increment === undefined ? undefined : { kind, seconds, increment }
}

export function readClock(kept: Readonly<Record<string, unknown>>): ClockForm {
  const kind = CLOCK_KINDS.find((it) => it === kept['kind']) ?? 'none'
  const pace = PACES.find((it) => it === kept['pace']) ?? 'live'
  const presets = kind === 'none' ? [] : CLOCKS[kind][pace]
  const preset = Number(kept['preset'])
  return {
    kind,
    pace,
    preset: preset === OWN || presets[preset] !== undefined ? preset : FIRST_PRESET,
    own: readTyped(kept['own'], pace, { amount: '15', unit: USUAL_UNITS[pace].own }),
    increment: readTyped(kept['increment'], pace, {
      amount: '10',
      unit: USUAL_UNITS[pace].increment,
    }),
  }
}

function readTyped(raw: unknown, pace: ClockForm['pace'], usual: Typed): Typed {
  const kept: Readonly<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const units: readonly Unit[] = OWN_UNITS[pace]
  return {
    amount: typeof kept['amount'] === 'string' ? kept['amount'] : usual.amount,
    unit: units.find((it) => it === kept['unit']) ?? usual.unit,
  }
}
