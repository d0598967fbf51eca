/** Requests about who one is: account, codes for another browser, and whether games count for one. */
import { type Account, ROUTES } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nameKeyOf } from '../people/accounts.ts'
import { Limit } from './limits.ts'
import type { ApiParts } from './parts.ts'
import { refused } from './refusals.ts'
import { read, routing } from './routing.ts'

const QUARTER = 15 * 60_000
/** Passwords and codes that may be tried in a quarter of an hour: of one account, and by one address. */
const TRIES_OF_ACCOUNT = 10
const TRIES_OF_ADDRESS = 60

export function accountApi(
  app: FastifyInstance,
  { people, accounts, guard, streams, admin, notify }: ApiParts,
): void {
  const route = routing(app)
  const ofAccount = new Limit(TRIES_OF_ACCOUNT, QUARTER)
  const ofAddress = new Limit(TRIES_OF_ADDRESS, QUARTER)

  const countTry = (request: FastifyRequest, reply: FastifyReply, account?: string) => {
    const tooMany = [
      ...(ofAddress.allows(request.ip) ? [] : [ofAddress]),
      ...(account === undefined || ofAccount.allows(account) ? [] : [ofAccount]),
    ]
    if (tooMany.length === 0) return
    reply.header('Retry-After', Math.max(...tooMany.map(({ secondsLeft }) => secondsLeft)))
    throw refused('too-many-tries')
  }

  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<PersonId> => {
    const person = await guard.find(request, reply)
    if (person === undefined) throw refused('no-account')
    return person
  }

  const accountOf = async (person: PersonId | undefined): Promise<Account> => {
    const found = person === undefined ? undefined : await accounts.find(person)
    if (person === undefined || found === undefined)
      return { isRated: false, devices: 0, hasOnlyThis: false }
    const { account, isRated, keys, hasRooms } = found
    return {
      person,
      ...(account !== undefined && { account: { name: account.name, since: account.since } }),
      isRated,
      devices: keys,
      hasOnlyThis: account === undefined && hasRooms && keys === 1,
    }
  }

  /** Nobody loses their games by becoming somebody else, if they have not said so. */
  const mustLeave = async (request: FastifyRequest, reply: FastifyReply, isLeaving?: true) => {
    const { hasOnlyThis } = await accountOf(await guard.find(request, reply))
    if (hasOnlyThis && isLeaving !== true) throw refused('leaves-games')
  }

  /** This browser has another key from now on. */
  const become = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const before = guard.keyOf(request)
    if (before !== undefined) await people.dropKey(before)
    guard.giveKey(request, reply, key)
    return accountOf(await people.find(key))
  }

  route(ROUTES.account, async (request, reply) => accountOf(await guard.find(request, reply)))

  route(ROUTES.signUp, async (request, reply) => {
    const { name, password } = read(ROUTES.signUp.body, request.body)
    countTry(request, reply)
    await admin.moderation.checkNames([{ name }])
    const person = await guard.person(request, reply)
    const problem = await accounts.open(person, name, password)
    if (problem !== undefined) throw refused(problem)
    return accountOf(person)
  })

  route(ROUTES.signIn, async (request, reply) => {
    const { name, password, isLeaving } = read(ROUTES.signIn.body, request.body)
    countTry(request, reply, nameKeyOf(name))
    const person = await accounts.whose(name, password)
    if (person === undefined) throw refused('wrong-password')
    await mustLeave(request, reply, isLeaving)
    return become(request, reply, await people.addKey(person))
  })

  route(ROUTES.signOut, async (request, reply) => {
    read(ROUTES.signOut.body, request.body)
    const person = await known(request, reply)
    const key = guard.keyOf(request)
    if ((await accounts.find(person))?.account === undefined || key === undefined)
      throw refused('no-account')
    await people.dropKey(key)
    guard.takeKey(request, reply)
    return accountOf(undefined)
  })

  route(ROUTES.signOutEverywhere, async (request, reply) => {
    read(ROUTES.signOutEverywhere.body, request.body)
    const person = await known(request, reply)
    const problem = await accounts.signOutEverywhere(person)
    if (problem !== undefined) throw refused(problem)
    streams.endOf((it) => it === person)
    guard.takeKey(request, reply)
    return accountOf(undefined)
  })

  route(ROUTES.changePassword, async (request, reply) => {
    const passwords = read(ROUTES.changePassword.body, request.body)
    const person = await known(request, reply)
    countTry(request, reply, person)
    const problem = await accounts.changePassword(person, guard.keyOf(request) ?? '', passwords)
    if (problem !== undefined) throw refused(problem)
    streams.endOf((it) => it === person)
    return accountOf(person)
  })

  route(ROUTES.deleteAccount, async (request, reply) => {
    const { password } = read(ROUTES.deleteAccount.body, request.body)
    const person = await known(request, reply)
    countTry(request, reply, person)
    const problem = await accounts.forget(person, password)
    if (problem !== undefined) throw refused(problem)
    await notify.notifier.changed(person)
    streams.endOf((it) => it === person)
    guard.takeKey(request, reply)
    return accountOf(undefined)
  })

  route(ROUTES.code, async (request, reply) => {
    read(ROUTES.code.body, request.body)
    return accounts.code(await guard.person(request, reply))
  })

  route(ROUTES.carryOver, async (request, reply) => {
    const { code, isLeaving } = read(ROUTES.carryOver.body, request.body)
    countTry(request, reply)
    await mustLeave(request, reply, isLeaving)
    const key = await accounts.useCode(code)
    if (key === undefined) throw refused('no-such-code')
    return become(request, reply, key)
  })

  route(ROUTES.chooseRated, async (request, reply) => {
    const { isRated } = read(ROUTES.chooseRated.body, request.body)
    const person = await guard.person(request, reply)
    await accounts.chooseRated(person, isRated)
    return accountOf(person)
  })
}
