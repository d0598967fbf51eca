/** What the admin page asks: for who runs the server, behind a key. Not in the description for programs. */
import * as z from 'zod'
import { count, id, name, time } from './common.ts'
import { listedRoom } from './replies.ts'
import type { Route } from './route.ts'

const LONGEST_KEY = 200

const person = z.strictObject({
  id,
  since: time,
  /** By which they sat down last. */
  name: z.string().exactOptional(),
  rooms: count,
  isMuted: z.boolean(),
})

const saying = z.strictObject({
  number: count,
  at: time,
  person: id,
  name: z.string(),
  text: z.string(),
})

const report = z.strictObject({
  room: id,
  /** The number of the saying in the log of the room. */
  about: count,
  at: time,
  reporters: count,
  isSettled: z.boolean(),
  /** It, and what was said before and after it. */
  sayings: z.array(saying),
})

const load = z.strictObject({
  /** Seconds since the start of the server. */
  upFor: count,
  streams: count,
  liveRooms: count,
  /** By the last minute. */
  movesPerSecond: z.number(),
  /** Milliseconds for which the server's loop was late, of a hundred the one that was latest, and the worst. */
  delay: z.strictObject({ p99: z.number(), most: z.number() }),
  memory: z.int(),
  dataBytes: z.int(),
  people: z.int(),
  rooms: z.strictObject({
    gathering: z.int(),
    playing: z.int(),
    over: z.int(),
    closed: z.int(),
  }),
})

export const adminAction = z.discriminatedUnion('do', [
  /** Nobody hears them any more, in any room. */
  z.strictObject({ do: z.literal('mute'), person: id }),
  z.strictObject({ do: z.literal('unmute'), person: id }),
  z.strictObject({ do: z.literal('close'), room: id }),
  /** At all open tables where they sit. */
  z.strictObject({ do: z.literal('rename'), person: id, name }),
  /** Nobody may take it from now on. */
  z.strictObject({ do: z.literal('block'), name }),
  z.strictObject({ do: z.literal('unblock'), name }),
  /** A report needs nothing any more. */
  z.strictObject({ do: z.literal('settle'), room: id, about: count }),
])

const nothing = z.strictObject({})

export const ADMIN_ROUTES = {
  enter: {
    method: 'POST',
    path: '/api/admin/enter',
    summary: 'Signs in with the key',
    body: z.strictObject({ key: z.string().min(1).max(LONGEST_KEY) }),
    reply: nothing,
    status: 200,
  },
  leave: {
    method: 'POST',
    path: '/api/admin/leave',
    summary: 'Signs out',
    body: nothing,
    reply: nothing,
    status: 200,
  },
  load: {
    method: 'GET',
    path: '/api/admin/load',
    summary: 'How much the server has to do',
    reply: load,
    status: 200,
  },
  rooms: {
    method: 'GET',
    path: '/api/admin/rooms',
    summary: 'Open rooms, private ones too, newest changes first',
    reply: z.strictObject({ rooms: z.array(listedRoom) }),
    status: 200,
  },
  people: {
    method: 'GET',
    path: '/api/admin/people',
    summary: 'People, the newest first, and the names that are blocked',
    reply: z.strictObject({ people: z.array(person), blockedNames: z.array(z.string()) }),
    status: 200,
  },
  reports: {
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'Sayings that people have reported and that are not settled, the newest first',
    reply: z.strictObject({ reports: z.array(report) }),
    status: 200,
  },
  act: {
    method: 'POST',
    path: '/api/admin/act',
    summary: 'Does something about people, names and rooms; says whether anything has changed',
    body: adminAction,
    reply: z.strictObject({ hasChanged: z.boolean() }),
    status: 200,
  },
} as const satisfies Record<string, Route>

export type AdminAction = z.infer<typeof adminAction>
export type AdminLoad = z.infer<typeof load>
export type AdminPerson = z.infer<typeof person>
export type AdminReport = z.infer<typeof report>
export type AdminRooms = z.infer<typeof ADMIN_ROUTES.rooms.reply>
export type AdminRoom = AdminRooms['rooms'][number]
