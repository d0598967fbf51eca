/** What somebody asks about themselves, and what is asked about people. */
import * as z from 'zod'
import { id } from './common.ts'
import { listedRoom, viewer } from './replies.ts'
import type { Route } from './route.ts'

const MOST_ROOMS = 100

const myRoomsQuery = z.strictObject({
  /** Finished games only, those that follow this room in the list. */
  after: id.exactOptional(),
  most: z.coerce.number().int().min(1).max(MOST_ROOMS).default(20),
})

const myRoomsReply = z
  .strictObject({
    rooms: z.array(
      z.strictObject({
        ...listedRoom.shape,
        /** −1 for a host who does not sit. */
        seat: viewer,
        /** Whether the game waits for them. */
        isAsked: z.boolean(),
      }),
    ),
    /** There are more finished games: ask for those `after` this one. */
    next: id.exactOptional(),
  })
  .meta({ id: 'MyRooms' })

export const PEOPLE_ROUTES = {
  myRooms: {
    method: 'GET',
    path: '/api/me/rooms',
    summary:
      'Rooms in which one sits or is host: those that wait for one, other open ones, finished ones; newest changes first',
    query: myRoomsQuery,
    reply: myRoomsReply,
    status: 200,
  },
} as const satisfies Record<string, Route>

export type MyRooms = z.infer<typeof myRoomsReply>
