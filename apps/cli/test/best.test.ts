import { LEVELS, REFERENCES } from '@doubloon/bots'
import { expect, test } from 'vitest'
import { advise } from '../src/opponents.ts'
import { type Json, last, play } from './client.ts'
import { CROWDED, crowded } from './crowded.ts'
import { RICH } from './san-juan.ts'

const NEW = { do: 'new', game: 'puerto-rico', options: { players: 4 }, seed: 's1' }
const MAYOR = [{ do: 'position', position: CROWDED }, play('choose mayor'), play('take 1 colonist')]
const BUILDER = [{ do: 'position', game: 'san-juan', position: RICH }, play('choose builder')]

const levels = LEVELS.map(({ name }) => name)

/** What `best` says of the game. */
interface Best extends Json {
  readonly move: string
  readonly shares: readonly number[]
  readonly alternatives: readonly { readonly move: string; readonly share: number }[]
  readonly iterations: number
}

const best = async (...requests: readonly object[]) => (await last(...requests)) as Best

test('help names the levels, the weakest first, and the reference bots', async () => {
  const references = REFERENCES.map(({ name }) => name)
  expect((await last({ do: 'help' }))['levels']).toEqual([...levels, ...references])
})

test.each([...levels, 'random', 'uct-greedy:20ms', 'uct:50i'])(
  'best of %s is legal, with how it sees the game',
  async (level) => {
    const reply = await best(NEW, { do: 'best', level })
    const names = ['id', 'ok', 'level', 'move', 'shares', 'alternatives', 'iterations', 'reasons']
    expect(Object.keys(reply)).toEqual(names)
    expect(reply['level']).toBe(level)
    expect(await last(NEW, { do: 'check', move: reply.move })).toMatchObject({ legal: true })
    expect(reply.shares).toHaveLength(4)
    expect(reply.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2)
    for (const { move, share } of reply.alternatives) {
      expect(move).not.toBe(reply.move)
      expect(await last(NEW, { do: 'check', move })).toMatchObject({ legal: true })
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  },
)

test('without a level an expert answers, its best alternatives first', async () => {
  const reply = await best(NEW, { do: 'best' })
  expect(reply['level']).toBe('expert')
  const shares = reply.alternatives.map(({ share }) => share)
  expect(shares).toHaveLength(5)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(reply.shares[1]).toBeGreaterThanOrEqual(shares[0] ?? 1)
  expect(reply.iterations).toBeGreaterThan(0)
})

test.each([
  ['clever', 'unknown-bot', levels.join(', ')],
  ['x'.repeat(10_000), 'unknown-bot', levels.join(', ')],
  ['expert:soon', 'bad-budget', 'expert:200ms'],
])(
  'a level that does not exist is refused with those there are: %.20s',
  async (level, reason, part) => {
    const { error } = (await last(NEW, { do: 'best', level })) as unknown as { error: object }
    expect(error).toMatchObject({ code: 'not-available', reason })
    expect(JSON.stringify(error)).toContain(part)
    expect(JSON.stringify(error).length).toBeLessThan(400)
  },
)

test.each(levels)('a placement of colonists is answered whole: %s', async (level) => {
  const { move, alternatives } = await best(...MAYOR, { do: 'best', level, ms: 40 })
  expect(move).toMatch(/^place /)
  expect(await last(...MAYOR, { do: 'check', move })).toMatchObject({ legal: true })
  // What else it weighed are first steps.
  for (const { move: step } of alternatives) expect(step).toMatch(/^put \d on corn$/)
})

test.each(['club', 'expert'])('a building is answered with its payment: %s', async (level) => {
  const { move } = await best(...BUILDER, { do: 'best', level, ms: 40 })
  expect(move).toMatch(/^(build \w+|pass)/)
  expect(await last(...BUILDER, { do: 'check', move })).toMatchObject({ legal: true })
})

test('once begun in small steps, the next step is answered', async () => {
  const begun = [...MAYOR, play('put 2 on corn')]
  const { move } = await best(...begun, { do: 'best', level: 'expert', ms: 20 })
  expect(move).toMatch(/^put \d on indigo$/)
})

test('by iterations the same seed gives the same advice', () => {
  const game = crowded()
  expect(advise(game, 'uct:20i', 'x')).toEqual(advise(game, 'uct:20i', 'x'))
})
