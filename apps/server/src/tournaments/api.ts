/** Requests about tournaments. */
import { ROUTES } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BOT_NAMES } from '../games.ts'
import type { ApiParts } from '../http/parts.ts'
import { Refused, refused, refusedBy } from '../http/refusals.ts'
import { read, routing } from '../http/routing.ts'
import { nameKeyOf } from '../people/accounts.ts'
import type { TournamentEntry } from '../storage/tournaments.ts'
import type { Summary } from './entry.ts'
import type { LiveTournament } from './live-tournament.ts'
import { tournamentState } from './messages.ts'
import { TOURNAMENT_REFUSALS } from './refusals.ts'

const MOST_LISTED = 50
/** Nobody hosts more evenings at the same time. */
const MOST_OPEN = 5
const ID = /^[A-Za-z0-9_-]{8,40}$/

export function tournamentApi(app: FastifyInstance, parts: ApiParts): void {
  const { storage, tournaments, accounts, guard, streams, admin } = parts
  const route = routing(app)
  const hosts = parts.tournamentHosts?.map(nameKeyOf)

  const tournamentOf = async (request: FastifyRequest): Promise<LiveTournament> => {
    const { tournament } = request.params as { readonly tournament: string }
    const live = ID.test(tournament) ? await tournaments.find(tournament) : undefined
    if (live === undefined) throw refused('no-such-tournament')
    return live
  }

  const mayOpen = async (person: PersonId | undefined): Promise<boolean> => {
    if (hosts === undefined) return true
    const known = person === undefined ? undefined : await accounts.find(person)
    return known?.account !== undefined && hosts.includes(known.account.nameKey)
  }

  route(ROUTES.openTournament, async (request, reply) => {
    const { settings, host: hostName } = read(ROUTES.openTournament.body, request.body)
    if (!BOT_NAMES.includes(settings.standIn)) throw refused('unknown-bot')
    const names = [hostName, settings.title, ...settings.botNames]
    await admin.moderation.checkNames(names.map((name) => ({ name })))
    guard.countNew(request, reply)
    const host = await guard.person(request, reply)
    if (!(await mayOpen(host))) throw refused('may-not-host')
    if ((await storage.tournaments.openHostedBy(host)) >= MOST_OPEN)
      throw refused('many-tournaments')
    const opened = await tournaments.open({ settings, host, hostName })
    if (!opened.ok) throw refusedBy(opened.error)
    return { tournament: opened.value.id }
  })

  route(ROUTES.listTournaments, async (request, reply) => {
    const person = await guard.find(request, reply)
    const found = await storage.tournaments.list(person, MOST_LISTED)
    return {
      tournaments: found.map((entry) => listed(entry, person)),
      mayOpen: await mayOpen(person),
    }
  })

  route(ROUTES.tournament, async (request, reply) => {
    const person = await guard.find(request, reply)
    const live = await tournamentOf(request)
    const tournament = tournamentState(live.id, live.now)
    return { tournament, ...(person !== undefined && { person }) }
  })

  route(ROUTES.tournamentCommand, async (request, reply) => {
    const asked = read(ROUTES.tournamentCommand.body, request.body)
    const live = await tournamentOf(request)
    if (asked.type === 'join') await admin.moderation.checkNames([asked])
    const by = await guard.person(request, reply)
    const done = await live.command({ ...asked, by })
    if (done.ok) return done.value
    const { code } = done.error
    if (code in TOURNAMENT_REFUSALS)
      throw new Refused(code === 'not-tournament-host' ? 403 : 409, done.error)
    throw refusedBy(done.error)
  })

  route(ROUTES.tournamentEvents, async (request, reply) => {
    const person = await guard.find(request, reply)
    const live = await tournamentOf(request)
    const stream = streams.open(reply, person, () => live.leave(stream))
    live.follow(stream)
    if (stream.isGone) live.leave(stream)
    return reply
  })
}

function listed(
  { id, stage, host, changedAt, people, summary }: TournamentEntry,
  asker?: PersonId,
) {
  return {
    ...{ id, stage, changedAt },
    ...(JSON.parse(summary) as Summary),
    people: people.length,
    isOwn: asker !== undefined && (host === asker || people.includes(asker)),
  }
}
