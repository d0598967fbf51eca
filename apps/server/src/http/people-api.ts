/** Requests about people: who one is, and what one has played. */
import { ROUTES } from '@doubloon/protocol'
import type { FastifyInstance } from 'fastify'
import type { OwnRoom } from '../storage/people.ts'
import { listedRoom } from './listed-room.ts'
import type { ApiParts } from './parts.ts'
import { read, routing } from './routing.ts'

/** Nobody sits in more open rooms than anybody could look at. */
const MOST_OPEN = 200

export function peopleApi(app: FastifyInstance, { storage, guard }: ApiParts): void {
  const route = routing(app)

  route(ROUTES.me, async (request, reply) => {
    const person = await guard.find(request, reply)
    return person === undefined ? {} : { person }
  })

  route(ROUTES.myRooms, async (request, reply) => {
    const { after, most } = read(ROUTES.myRooms.query, request.query)
    const person = await guard.find(request, reply)
    if (person === undefined) return { rooms: [] }
    const isFirst = after === undefined
    const open = isFirst ? await storage.openRoomsOf(person, MOST_OPEN) : []
    // One more than is shown tells whether there are more.
    const over = await storage.overRoomsOf(person, { after, most: most + 1 })
    const shown = over.slice(0, most)
    const next = over.length > most ? shown.at(-1)?.entry.id : undefined
    return { rooms: [...open, ...shown].map(ownRoom), ...(next !== undefined && { next }) }
  })
}

function ownRoom({ entry, seat }: OwnRoom) {
  return { ...listedRoom(entry), seat, isAsked: entry.asked.includes(seat) }
}
