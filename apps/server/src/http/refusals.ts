/** Why a request is refused, and with which status. Messages are for developers and say nothing that the asker may not know. */
import type { Refusal } from '@doubloon/engine'
import { ROOM_REFUSALS } from '@doubloon/table'
import { TooBusy } from '../people/passwords.ts'
import { StorageFailure } from '../storage/contract.ts'

export class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
  }
}

const REFUSALS = {
  'bad-request': [400, 'the request is not as described in /api/openapi.json'],
  'bad-token': [401, 'this token is none, or was revoked; `doubloon token make NAME` makes one'],
  'not-admin': [401, 'sign in with the key of the admin page first'],
  'bad-key': [403, 'this is not the key of the admin page; `doubloon key` makes a new one'],
  muted: [403, 'who runs this server does not let you talk here; you can play on'],
  'foreign-origin': [403, 'requests of other sites are not answered'],
  'not-for-watchers': [403, 'nobody may watch this game'],
  'bad-link': [403, 'the link is not of this server, or its time is over'],
  'may-not-host': [403, 'here only those open tournaments whom the host of the server allows to'],
  'wrong-password': [403, 'name and password do not belong together'],
  'not-found': [404, 'there is no such thing here'],
  'no-such-room': [404, 'there is no such room'],
  'no-such-person': [404, 'there is nobody of this id'],
  'no-such-code': [404, 'the code is unknown, used or too old'],
  'not-in-a-room': [404, 'there is nobody of this id, or they sit in no open room'],
  'no-such-report': [404, 'nobody has reported this'],
  'no-such-tournament': [404, 'there is no such tournament'],
  'not-offered': [404, 'this server does not send such messages'],
  'too-slow': [408, 'the request did not come to its end in time'],
  'not-begun': [409, 'the game has not begun'],
  'not-over': [409, 'the record is published when the game is over'],
  sealed: [409, 'the same deal is still played at other tables; ask again after the round'],
  'many-tournaments': [409, 'you host five open tournaments; end one of them first'],
  'name-taken': [409, 'somebody else has an account of this name'],
  'has-account': [409, 'this person has an account already'],
  'no-account': [409, 'this person has no account'],
  'leaves-games': [409, 'who one is here has games and no account: say isLeaving to leave them'],
  'still-plays': [409, 'this person still sits at a game; it must end first'],
  'too-large': [413, 'the request is too large'],
  'not-json': [415, 'a request must be JSON and say so: content-type: application/json'],
  'weak-password': [422, 'a password has 8 characters or more, and is not the name'],
  'blocked-name': [422, 'this name may not be used here; choose another one'],
  'mail-not-sent': [422, 'the mail server did not take the message; look at the address'],
  'unknown-push-service': [422, 'this server sends nothing to that push service'],
  'unknown-bot': [422, 'there is no such bot; /api/version names them'],
  'too-many-requests': [429, 'too many requests; wait a little'],
  'too-many-tries': [429, 'too many tries; wait before the next one'],
  'too-many-streams': [429, 'too many open streams from this address'],
  'headers-too-large': [431, 'the address and the headers of the request are too large'],
  internal: [500, 'something went wrong here'],
  storage: [503, 'nothing can be kept at the moment; nothing was changed, try again'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export function refused(code: keyof typeof REFUSALS, detail?: string): Refused {
  const [status, message] = REFUSALS[code]
  return new Refused(status, { code, message: detail ?? message })
}

/** What only somebody else may do. */
const NOT_YOURS: readonly string[] = ['not-host', 'not-seated', 'not-here', 'no-rematch']

/** A refusal of a room or of the rules: not theirs to do, at odds with how things stand, or forbidden by a rule. */
export function refusedBy(refusal: Refusal): Refused {
  if (NOT_YOURS.includes(refusal.code)) return new Refused(403, refusal)
  const isOfRoom = refusal.code in ROOM_REFUSALS || refusal.code === 'busy'
  return new Refused(isOfRoom ? 409 : 422, refusal)
}

/** Anything that was thrown, as a refusal; what nobody foresaw is told without its words. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof StorageFailure) return refused('storage')
  if (error instanceof TooBusy) return refused('too-many-requests')
  switch ((error as { readonly code?: unknown }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refused('too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refused('not-json')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refused('not-found')
  }
  const { statusCode } = error as { readonly statusCode?: unknown }
  return refused(statusCode === 400 ? 'bad-request' : 'internal')
}
