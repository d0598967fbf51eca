/** What is agreed before a game, and who sits where: the words of `packages/table`, as they travel. */
import type { AtZero, ClockSettings, RoomSeat, RoomSettings, RoomTournament } from '@doubloon/table'
import * as z from 'zod'
import { id, name, word } from './common.ts'

const DAY = 86_400
/** No clock is longer: 60 days. */
const LONGEST = 60 * DAY
const seconds = (least: number) => z.int().min(least).max(LONGEST)

export const clock: z.ZodType<ClockSettings> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('move'), seconds: seconds(5) }),
    z.strictObject({ kind: z.literal('game'), seconds: seconds(5), increment: seconds(0) }),
  ])
  .meta({ id: 'Clock' })

const atZero: z.ZodType<AtZero> = z.enum(['bot-moves', 'stand-in', 'resign'])

/** Options of the rules; the rules themselves say what is wrong with them. */
const options = z
  .record(z.string().max(40), z.unknown())
  .refine(isSmall, { error: 'too many options' })

const MOST_OPTIONS = 4000

function isSmall(given: object): boolean {
  return JSON.stringify(given).length <= MOST_OPTIONS
}

const settingsFields = {
  game: word,
  options,
  isPublic: z.boolean(),
  clock,
  atZero,
  absence: seconds(10).exactOptional(),
  standIn: word,
  watchDelay: z.int().min(0).max(200).exactOptional(),
  isRated: z.boolean(),
}

/** Settings as somebody wishes them: whatever is not said is as usual. */
export const settingsWish = z
  .strictObject({
    ...settingsFields,
    options: options.default({}),
    isPublic: z.boolean().default(false),
    clock: clock.default({ kind: 'none' }),
    atZero: atZero.default('bot-moves'),
    standIn: word.default('casual'),
    isRated: z.boolean().default(false),
  })
  .meta({ id: 'SettingsWish' })

export const settings = z.strictObject(settingsFields).meta({ id: 'Settings' })

/** A wish as complete settings. */
export function settingsOf({
  absence,
  watchDelay,
  ...wish
}: z.output<typeof settingsWish>): RoomSettings {
  return { ...wish, absence, watchDelay }
}

const notTaken = [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('kept'), name }),
  z.strictObject({ kind: z.literal('bot'), name, bot: word }),
] as const

/** A seat as the host arranges it. */
export const arrangedSeat: z.ZodType<Exclude<RoomSeat, { kind: 'person' }>> = z
  .discriminatedUnion('kind', notTaken)
  .meta({ id: 'ArrangedSeat' })

export const roomSeat: z.ZodType<RoomSeat> = z
  .discriminatedUnion('kind', [
    ...notTaken,
    z.strictObject({
      kind: z.literal('person'),
      person: id,
      name,
      isReady: z.boolean(),
      standIn: word.exactOptional(),
      hasResigned: z.literal(true).exactOptional(),
    }),
  ])
  .meta({ id: 'Seat' })

export const roomTournament: z.ZodType<RoomTournament> = z
  .strictObject({ id, isSealed: z.boolean() })
  .meta({ id: 'RoomTournament' })
