/** What stands in the links of e-mails: who holds it may do one thing with one way. Nothing of it is kept. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'confirm' | 'stop'

/** `until`: milliseconds since 1970; 0 for ever. */
export function tokenFor(secret: string, purpose: Purpose, way: string, until: number): string {
  return `${way}.${until}.${signed(secret, purpose, way, until)}`
}

/** The way that a token is for; undefined if it is none of ours, or its time is over. */
export function wayOfToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now: number,
): string | undefined {
  const [way = '', time = '', sign = ''] = token.split('.')
  const until = Number(time)
  const expected = Buffer.from(signed(secret, purpose, way, until))
  const given = Buffer.from(sign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return until === 0 || until > now ? way : undefined
}

function signed(secret: string, purpose: Purpose, way: string, until: number): string {
  return createHmac('sha256', secret).update(`${purpose}.${way}.${until}`).digest('base64url')
}
