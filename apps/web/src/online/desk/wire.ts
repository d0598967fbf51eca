/** Requests to the server: each is answered by what was asked for, or by a refusal in codes. */
import type { Refusal } from '@doubloon/engine'

/** No answer came: the server is away, or the network is. */
export class NoAnswer extends Error {}

export type Reply<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: Refusal }

export type Fetch = typeof fetch

/** Asks once; throws `NoAnswer` if there is none, or if the server says that it cannot answer now. */
export async function request<A>(
  send: Fetch,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Reply<A>> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  const response = await send(path, { ...init, ...(signal !== undefined && { signal }) }).catch(
    (error: unknown) => {
      throw new NoAnswer(String(error))
    },
  )
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { ok: true, value: answer as A }
  if (response.status >= 500 || response.status === 429 || !isRefusal(answer))
    throw new NoAnswer(`the server answered ${response.status}`)
  return { ok: false, error: answer }
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
}
