/** A request of the protocol: what it takes, what it answers. */
import type * as z from 'zod'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** With `:room` where the id of a room stands, and so for people. */
  readonly path: string
  readonly summary: string
  readonly body?: z.ZodType
  /** Bytes of the largest body, where it is larger than what people usually send. */
  readonly mostBytes?: number
  readonly query?: z.ZodObject
  readonly reply: z.ZodType
  /** Set where the reply is a stream of such messages. */
  readonly isStream?: true
  /** What is answered if it succeeds. */
  readonly status: 200 | 201
}
