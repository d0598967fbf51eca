/** Tokens of bots, made as who runs a server makes them. */
import { expect } from 'vitest'
import { outcomeOf } from '../src/host/run.ts'

export interface Made {
  readonly id: string
  /** Who the bot is to others. */
  readonly person: string
  readonly token: string
}

export async function makeToken(data: string, name = 'a bot'): Promise<Made> {
  const { out, err } = await outcomeOf('token', ['make', name, '--json', '--data', data])
  expect(err).toBe('')
  return JSON.parse(out)
}
