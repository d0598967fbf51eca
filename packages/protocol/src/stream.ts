/**
 * Messages of a room's stream. `room` and `event` carry the number of the log as their id, so that a stream goes on after the
 * last one received; all others tell how things stand, and only the newest of a kind matters.
 */
import type { RoomEvent } from '@doubloon/table'
import * as z from 'zod'
import { count, id, seat, time } from './common.ts'
import { roomState, viewer } from './replies.ts'

/** What happened as the viewer may see it; its form is `RoomEvent` of `packages/table`. */
const roomEvent = z.looseObject({ type: z.string() }) as unknown as z.ZodType<RoomEvent>

const logged = { number: count, at: time, event: roomEvent }

/** One move with its events (`HistoryEntry` of `packages/table`). */
const historyEntry = z
  .strictObject({
    n: count,
    seat,
    move: z.string(),
    round: count,
    events: z.array(z.looseObject({ type: z.string() })),
    why: z.array(z.looseObject({ code: z.string() })).exactOptional(),
  })
  .meta({ id: 'HistoryEntry' })

/** The whole room: at the beginning of a stream, and when what was told before does not lead here. */
const wholeMessage = z
  .strictObject({
    type: z.literal('room'),
    room: roomState,
    viewer,
    /** Who the viewer is, if it is anybody. */
    person: id.exactOptional(),
    history: z.array(historyEntry),
    /** What was said, and what else is to be read in the log; `moves`: how many moves of the history come before it. */
    log: z.array(z.strictObject({ ...logged, moves: count })),
  })
  .meta({ id: 'RoomMessage' })

const eventMessage = z
  .strictObject({
    type: z.literal('event'),
    ...logged,
    entry: historyEntry.exactOptional(),
    /** The room after it, where more than the number of moves has changed. */
    room: roomState.exactOptional(),
  })
  .meta({ id: 'EventMessage' })

/** The game as the viewer may know it (ADR 0018). */
export const glimpseMessage = z
  .strictObject({
    type: z.literal('glimpse'),
    moves: count,
    viewer,
    /** What the bytes mean: a reader that knows another layout loads the newer page. */
    layout: z.string(),
    bytes: z.base64(),
    undo: z.enum(['nothing', 'free', 'ask']),
  })
  .meta({ id: 'GlimpseMessage' })

const presenceMessage = z
  .strictObject({ type: z.literal('presence'), people: z.array(id), watchers: count })
  .meta({ id: 'PresenceMessage' })

const clocksMessage = z
  .strictObject({
    type: z.literal('clocks'),
    /** By the server's time, which is now: */
    at: time,
    /** Milliseconds left by seat. */
    left: z.array(z.int()),
    running: z.array(seat),
  })
  .meta({ id: 'ClocksMessage' })

export const streamMessage = z
  .discriminatedUnion('type', [
    wholeMessage,
    eventMessage,
    glimpseMessage,
    presenceMessage,
    clocksMessage,
  ])
  .meta({ id: 'StreamMessage' })

export type StreamMessage = z.infer<typeof streamMessage>
export type WholeMessage = z.infer<typeof wholeMessage>
export type EventMessage = z.infer<typeof eventMessage>
export type GlimpseMessage = z.infer<typeof glimpseMessage>
export type PresenceMessage = z.infer<typeof presenceMessage>
export type ClocksMessage = z.infer<typeof clocksMessage>
