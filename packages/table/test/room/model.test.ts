/** Random evenings, others with every commit: the room and its model always agree. */
import { Chance } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { runEvenings } from './model-runs.ts'

test('300 random evenings in the room and in its model are the same', () => {
  const seed = new Chance(process.env['LAW_SEED'] ?? '').below(1e9)
  const met = runEvenings(300, seed)
  expect(met.get('event moved')).toBeGreaterThan(300)
})
