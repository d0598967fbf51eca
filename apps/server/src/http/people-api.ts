/** Requests about people: who one is, and what somebody has played. */
import { ROUTES } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cautious } from '../people/ratings.ts'
import type { OwnRoom } from '../storage/people.ts'
import type { Asked, GamesPage } from '../storage/results.ts'
import { listedRoom } from './listed-room.ts'
import type { ApiParts } from './parts.ts'
import { refused } from './refusals.ts'
import { read, routing } from './routing.ts'
import { toldGame, toldRating } from './told.ts'

/** Nobody sits in more open rooms than anybody could look at. */
const MOST_OPEN = 200
/** Whoever has finished fewer rated games is not in the list of the best yet. */
const LEAST_GAMES = 5

export function peopleApi(app: FastifyInstance, { storage, accounts, guard }: ApiParts): void {
  const route = routing(app)

  /** Somebody named in the address, if they are still here. */
  const personOf = async (request: FastifyRequest, part: 'person' | 'other' = 'person') => {
    const id = (request.params as Readonly<Record<string, string>>)[part] ?? ''
    const found = PERSON_ID.test(id) ? await accounts.find(id) : undefined
    if (found === undefined) throw refused('no-such-person')
    return { id, ...found }
  }

  const asked = async (
    request: FastifyRequest,
    reply: FastifyReply,
    other?: PersonId,
  ): Promise<Asked> => ({
    person: (await personOf(request)).id,
    asker: await guard.find(request, reply),
    other,
  })

  const gamesOf = async (whose: Asked, { before, most }: GamesPage) => {
    // One more than is shown tells whether there are more.
    const found = await storage.gamesOf(whose, { before, most: most + 1 })
    const games = found.slice(0, most).map(toldGame)
    const next = found.length > most ? games.at(-1)?.number : undefined
    return { games, ...(next !== undefined && { next }) }
  }

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

  route(ROUTES.profile, async (request, reply) => {
    const { id: person, since, isRated } = await personOf(request)
    const [name, ratings, tally] = await Promise.all([
      storage.lastNameOf(person),
      storage.ratingsOf(person),
      storage.tallyOf(await asked(request, reply)),
    ])
    return {
      person,
      ...(name !== undefined && { name }),
      ...{ since, isRated, ...tally },
      ratings: ratings.map(({ course, ...rating }) => ({
        ...rating,
        ...toldRating(rating),
        course: course.map(cautious),
      })),
    }
  })

  route(ROUTES.games, async (request, reply) => {
    const page = read(ROUTES.games.query, request.query)
    return gamesOf(await asked(request, reply), page)
  })

  route(ROUTES.statistics, async (request, reply) => ({
    games: await storage.statisticsOf(await asked(request, reply)),
  }))

  route(ROUTES.against, async (request, reply) => {
    const page = read(ROUTES.against.query, request.query)
    const { id: other } = await personOf(request, 'other')
    const whose = { ...(await asked(request, reply)), other }
    const tallies = await storage.talliesAgainst(whose)
    return { tallies, ...(await gamesOf(whose, page)) }
  })

  route(ROUTES.leaderboard, async (request) => {
    const wanted = read(ROUTES.leaderboard.query, request.query)
    const leaders = await storage.leaders({ ...wanted, leastGames: LEAST_GAMES })
    return {
      leastGames: LEAST_GAMES,
      leaders: leaders.map(({ person, name, bot, games, wins, ...rating }) => ({
        ...(person !== undefined && { person }),
        ...(name !== undefined && { name }),
        ...(bot !== undefined && { bot }),
        ...toldRating(rating),
        ...{ games, wins },
      })),
    }
  })
}

const PERSON_ID = /^[A-Za-z0-9_-]{8,40}$/

function ownRoom({ entry, seat }: OwnRoom) {
  return { ...listedRoom(entry), seat, isAsked: entry.asked.includes(seat) }
}
