/** Bodies and queries of requests. */
import type { Pace } from '@doubloon/table'
import * as z from 'zod'
import { moveText } from './commands.ts'
import { count, word } from './common.ts'
import { arrangedSeat, settingsWish } from './settings.ts'

/** Opens a room; whoever asks becomes its host, and sits down by a command if they want to. */
export const openRoomBody = z
  .strictObject({ settings: settingsWish, seats: z.array(arrangedSeat).min(1).max(10) })
  .meta({ id: 'OpenRoom' })

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
