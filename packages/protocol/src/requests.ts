/** Bodies and queries of requests. */
import type { Opening, Pace } from '@doubloon/table'
import * as z from 'zod'
import { moveText } from './commands.ts'
import { count, word } from './common.ts'
import { arrangedSeat, settingsWish } from './settings.ts'

const seats = z.array(arrangedSeat).min(1).max(10)

/** Opens a room; whoever asks becomes its host, and sits down by a command if they want to. */
export const openRoomBody = z
  .strictObject({ settings: settingsWish, seats })
  .meta({ id: 'OpenRoom' })

const record: z.ZodType<NonNullable<Opening['brought']>> = z
  .strictObject({
    game: word,
    rulesVersion: z.string().max(40),
    options: z.record(z.string().max(40), z.unknown()),
    seed: z.string().max(200),
    position: z.record(z.string().max(40), z.unknown()).exactOptional(),
    moves: z.array(moveText).max(3000),
  })
  .meta({ id: 'RecordOfARunningGame' })

/** Opens a room whose game was begun elsewhere. Game and options are those of the record, and it is never rated. */
export const bringRoomBody = z
  .strictObject({
    settings: settingsWish.omit({ game: true, options: true, isRated: true }),
    seats,
    record,
  })
  .meta({ id: 'BringRoom' })

/** The longest records of whole games have some 30,000 bytes. */
export const LONGEST_RECORD = 256 << 10

/** A move that follows so many others. Sent twice it is played once. */
export const moveBody = z.strictObject({ after: count, move: moveText }).meta({ id: 'Move' })

export const rematchBody = z.strictObject({}).meta({ id: 'Rematch' })

export const stage = z.enum(['gathering', 'playing', 'over', 'closed'])

const pace: z.ZodType<Pace> = z.enum(['none', 'live', 'days'])

const MOST_ROOMS = 100

export const listQuery = z.strictObject({
  game: word.exactOptional(),
  stage: stage.exactOptional(),
  /** `true`: only rooms with an open seat. */
  open: z.enum(['true', 'false']).exactOptional(),
  /** By its pace: none, one for a sitting, one for days. */
  clock: pace.exactOptional(),
  most: z.coerce.number().int().min(1).max(MOST_ROOMS).default(50),
})

/** A moment of the game: after so many moves. */
export const momentQuery = z.strictObject({ moves: z.coerce.number().pipe(count) })
