/** What the server answers. */
import * as z from 'zod'
import { count, id, refusal, seat, time } from './common.ts'
import { stage } from './requests.ts'
import { clock, roomSeat, roomTournament, settings } from './settings.ts'

/** The body of every answer that is no success. */
export const errorReply = refusal

export const openedReply = z.strictObject({ room: id }).meta({ id: 'Opened' })

/** Done, and kept: the log of the room is at least so long. */
export const doneReply = z
  .strictObject({ number: count, moves: count })
  .meta({ id: 'Done', description: 'length of the log, and of the record' })

/** A room as lists show it. */
export const listedRoom = z
  .strictObject({
    id,
    game: z.string(),
    stage,
    openSeats: count,
    changedAt: time,
    settings,
    seats: z.array(roomSeat),
  })
  .meta({ id: 'ListedRoom' })

export const listReply = z.strictObject({ rooms: z.array(listedRoom) }).meta({ id: 'RoomList' })

const vote = { number: count, seat, agreed: z.array(seat) }

/** A room as one viewer may see it. */
export const roomState = z
  .strictObject({
    id,
    /** Of the last event that is in it. */
    number: count,
    settings,
    seats: z.array(roomSeat),
    host: id,
    stage,
    moves: count,
    /** The game was begun elsewhere, and so far it was played: somebody knows its seed. It is neither rated nor counted. */
    brought: z.strictObject({ moves: count, round: count }).exactOptional(),
    takeBack: z.strictObject({ ...vote, to: count }).exactOptional(),
    clockChange: z.strictObject({ ...vote, clock }).exactOptional(),
    rematch: id.exactOptional(),
    tournament: roomTournament.exactOptional(),
    result: z
      .array(
        z.strictObject({
          seat,
          rank: z.int(),
          won: z.boolean(),
          hasResigned: z.boolean(),
        }),
      )
      .exactOptional(),
  })
  .meta({ id: 'RoomState' })

/** −1 watches. */
export const viewer = z.int().min(-1).max(9)

export const roomReply = z
  .strictObject({ room: roomState, viewer, person: id.exactOptional() })
  .meta({ id: 'Room' })

/** The table for programs that have no rules of their own. */
export const viewReply = z
  .strictObject({
    number: count,
    moves: count,
    viewer,
    over: z.boolean(),
    /** The seat that is asked first; −1 when the game is over. */
    toMove: z.int(),
    /** All seats that may act now. */
    waiting: z.array(seat),
    decision: z.string(),
    view: z.record(z.string(), z.unknown()),
    /** The moves of the viewer in notation, if it is asked; not there if there are too many: then `steps` are. */
    offers: z.array(z.string()).exactOptional(),
    /** Small steps of which a move is made, where there are too many moves to list. */
    steps: z.array(z.string()).exactOptional(),
  })
  .meta({ id: 'View' })

export const recordReply = z
  .strictObject({
    game: z.string(),
    rulesVersion: z.string(),
    options: z.record(z.string(), z.unknown()),
    seed: z.string(),
    /** Where the game began, if not with the set-up of the rules. */
    position: z.record(z.string(), z.unknown()).exactOptional(),
    moves: z.array(z.string()),
  })
  .meta({ id: 'Record' })

export const healthReply = z
  .strictObject({ status: z.enum(['ok', 'failing']) })
  .meta({ id: 'Health' })

export const versionReply = z
  .strictObject({
    protocol: z.int(),
    version: z.string(),
    games: z.array(
      z.strictObject({ game: z.string(), rulesVersion: z.string(), layout: z.string() }),
    ),
    bots: z.array(z.string()),
    /** Addresses to give to guests: told to who asks on the server's own machine by an address that only leads there. */
    guests: z.array(z.string()).exactOptional(),
  })
  .meta({ id: 'Version' })

/** Who one is to others; nobody yet before the first thing one does. */
export const meReply = z.strictObject({ person: id.exactOptional() }).meta({ id: 'Me' })

export type ListedRoom = z.infer<typeof listedRoom>
export type Version = z.infer<typeof versionReply>
export type RoomState = z.infer<typeof roomState>
export type ViewReply = z.infer<typeof viewReply>
