/** A client of the line protocol for tests: sends requests to `doubloon engine` and reads its replies. */
import { expect } from 'vitest'
import { run } from './run.ts'

/** A reply, refused or not. */
export type Json = Readonly<Record<string, unknown>> & {
  readonly ok: boolean
  readonly error: { readonly code: string; readonly reason: string; readonly rule: string }
}

/** Sends requests, objects or raw lines, and reads one reply for each. */
export async function ask(...requests: readonly (object | string)[]): Promise<Json[]> {
  const lines = requests.map((it) => (typeof it === 'string' ? it : JSON.stringify(it)))
  const { out, code } = await run(['engine'], `${lines.join('\n')}\n`)
  expect(code).toBe(0)
  return replies(out)
}

/** The replies in what the command wrote. */
export function replies(out: string): Json[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** The last of several replies. */
export async function last(...requests: readonly (object | string)[]): Promise<Json> {
  const all = await ask(...requests)
  expect(all).toHaveLength(requests.length)
  return all.at(-1) as Json
}

/** A request that plays a move of the seat to move. */
export const play = (move: string) => ({ do: 'play', move })
