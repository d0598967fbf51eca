/** Requests to the server, and what came of them. */
import type { Refusal } from '@doubloon/engine'

/** What came of a request. */
export type Answer<A> =
  | { readonly is: 'answered'; readonly value: A }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** No answer came, or none that says anything: the server or the network is away. */
  | { readonly is: 'away' }
  /** Whoever serves this page is no server of tables. */
  | { readonly is: 'no-server' }

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** A request that takes longer is given up, in milliseconds. */
const LONGEST = 20_000

export async function ask<A>(fetch: Fetch, path: string, body?: object): Promise<Answer<A>> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  try {
    const response = await fetch(path, { ...sent, signal: AbortSignal.timeout(LONGEST) })
    return await read<A>(response)
  } catch {
    return { is: 'away' }
  }
}

/** A server of files alone answers with a document, or that it has none; one that stands in front of a server that is away, with 502 and the like. */
async function read<A>(response: Response): Promise<Answer<A>> {
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isJson) return { is: response.status >= 500 ? 'away' : 'no-server' }
  const answer = await response.json()
  return response.ok ? { is: 'answered', value: answer } : { is: 'refused', refusal: answer }
}
