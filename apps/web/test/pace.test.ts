/** How moves of bots are shown: each after a press, or at once until somebody is asked. */
import { expect, test } from 'vitest'
import { Pace } from '../src/table/pace.svelte.ts'

/** A pace that waits, and how often pieces were made to arrive. */
function stepwise() {
  const pace = new Pace()
  pace.isStepwise = () => true
  let arrivals = 0
  pace.endTravel = () => {
    arrivals++
  }
  return { pace, arrivals: () => arrivals }
}

/** Whether a move may be shown now. */
async function isShown(showing: Promise<void>): Promise<boolean> {
  return Promise.race([
    showing.then(() => true),
    new Promise<false>((r) => setTimeout(r, 5, false)),
  ])
}

test('step by step, each move of a bot waits for a press, and nobody waits for people', async () => {
  const { pace } = stepwise()
  expect(await isShown(pace.begin(0, false))).toBe(true)
  const first = pace.begin(1, true)
  expect([await isShown(first), pace.waitingFor]).toEqual([false, 1])
  pace.step()
  expect([await isShown(first), pace.waitingFor]).toEqual([true, undefined])
  pace.end(false)
  expect(await isShown(pace.begin(1, true))).toBe(false)
})

test('the turn of one bot is shown at once, the next waits again', async () => {
  const { pace, arrivals } = stepwise()
  const first = pace.begin(1, true)
  pace.skipTurn(2)
  expect([await isShown(first), pace.isHurried, arrivals()]).toEqual([true, true, 1])
  pace.end(false)
  expect(await isShown(pace.begin(1, true))).toBe(true)
  pace.end(false)
  expect([await isShown(pace.begin(2, true)), pace.isHurried]).toEqual([false, false])
})

test('who is to move is hurried while nobody moves', async () => {
  const { pace } = stepwise()
  pace.skipTurn(2)
  expect(await isShown(pace.begin(2, true))).toBe(true)
})

test('all are shown at once until somebody here is asked', async () => {
  const { pace } = stepwise()
  pace.skip('all')
  for (const seat of [1, 2, 3]) {
    expect(await isShown(pace.begin(seat, true))).toBe(true)
    pace.end(seat === 3)
  }
  expect(await isShown(pace.begin(1, true))).toBe(false)
})

test('what is laid anew waits for nobody', async () => {
  const { pace } = stepwise()
  const first = pace.begin(1, true)
  pace.rest()
  expect([await isShown(first), pace.waitingFor]).toEqual([true, undefined])
})
