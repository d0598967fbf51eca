/** Requests of the admin page. */

/** What was answered, or the code by which it was refused. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string }

export async function ask<T>(path: string, body?: object): Promise<Answer<T>> {
  try {
    const reply = await fetch(`/api/admin/${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const value = await reply.json()
    return reply.ok ? { ok: true, value } : { ok: false, code: value.code }
  } catch {
    return { ok: false, code: 'unreachable' }
  }
}
