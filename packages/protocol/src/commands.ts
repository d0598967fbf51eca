/** What a person can ask of a room (`PersonCommand` of `packages/table`), as it travels. */
import type { PersonCommand, Words } from '@doubloon/table'
import * as z from 'zod'
import { count, id, name, seat, typed, word } from './common.ts'
import { arrangedSeat, clock } from './settings.ts'

/** The room counts signs, of which one may be two characters long. */
const LONGEST_SAYING = 2 * 500
/** The longest composite moves pay with a whole hand. */
const LONGEST_MOVE = 2000

const words: z.ZodType<Words> = z
  .union([z.strictObject({ text: typed(LONGEST_SAYING) }), z.strictObject({ phrase: word })])
  .meta({ id: 'Words' })

export const moveText = typed(LONGEST_MOVE)

const command = <T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape })

export const personCommand: z.ZodType<PersonCommand> = z
  .discriminatedUnion('type', [
    command('sit', { seat: seat.exactOptional(), name }),
    command('leave', {}),
    command('return', {}),
    command('ready', { isReady: z.boolean() }),
    command('arrange', { seat, is: arrangedSeat }),
    command('reassign', {
      seat,
      to: z.union([z.strictObject({ person: id, name }), z.strictObject({ bot: word, name })]),
    }),
    command('handOver', { host: id }),
    command('start', {}),
    command('play', { after: count, move: moveText }),
    command('takeBack', { after: count }),
    command('answerTakeBack', { about: count, agrees: z.boolean() }),
    command('withdrawTakeBack', {}),
    command('askClock', { clock }),
    command('answerClock', { about: count, agrees: z.boolean() }),
    command('withdrawClock', {}),
    command('resign', {}),
    command('say', { words, name: name.exactOptional(), mark: id.exactOptional() }),
    command('report', { about: count }),
    command('close', {}),
  ])
  .meta({ id: 'Command' })
