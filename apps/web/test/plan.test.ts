/** A role that is planned while others move: played when it is offered, withdrawn when not, and known to this page alone. */
import { expect, test } from 'vitest'
import { Plan } from '../src/online/talk/plan.svelte.ts'

const role = (key: string, move?: string, takenBy?: number) => ({ key, name: key, move, takenBy })

/** A table at which others move, and everything it was asked to do. */
function planned() {
  const told: string[] = []
  const table = {
    moment: { n: 7, over: false },
    past: undefined,
    isAsked: false,
    play: async (move: string) => void told.push(move),
    personOf: (seat: number) => ({ name: `Seat ${seat}`, isYou: false }),
  }
  let mayPlan = true
  const plan = new Plan(table, () => mayPlan)
  const stop = () => {
    mayPlan = false
  }
  return { table, plan, told, stop }
}

test('a planned role is played as soon as it is offered, once, and nothing is told before', () => {
  const { plan, told } = planned()
  plan.press(role('captain'), false)
  expect([plan.key, told]).toEqual(['captain', []])
  expect(plan.told).toContain('captain')
  const roles = [role('settler', 'choose settler'), role('captain', 'choose captain')]
  plan.settle(roles)
  plan.settle(roles)
  expect([plan.key, told]).toEqual([undefined, ['choose captain']])
})

test('one that is not offered is withdrawn with a word, until the game goes on; nothing is played', () => {
  const { plan, told, table } = planned()
  plan.press(role('captain'), false)
  plan.settle([role('settler', 'choose settler'), role('captain', undefined, 2)])
  expect([plan.key, told]).toEqual([undefined, []])
  expect(plan.told).toBe('Your plan is withdrawn: Seat 2 has the **captain**.')
  table.moment = { n: 8, over: false }
  expect(plan.told).toBeUndefined()
  plan.press(role('mayor'), false)
  plan.settle([role('settler', 'choose settler')])
  expect([told, plan.told]).toEqual([
    [],
    'Your plan is withdrawn: the **mayor** cannot be taken now.',
  ])
})

test('the same press takes it back, another card replaces it, and Escape leaves none', () => {
  const { plan, told } = planned()
  plan.press(role('captain'), false)
  plan.press(role('mayor'), false)
  expect(plan.key).toBe('mayor')
  plan.press(role('mayor'), false)
  expect(plan.key).toBeUndefined()
  plan.press(role('mayor'), false)
  plan.cancel()
  plan.settle([role('mayor', 'choose mayor')])
  expect(told).toEqual([])
})

test('a finger looks at a card first, and plans it with a second tap', () => {
  const { plan } = planned()
  plan.press(role('mayor'), true)
  expect(plan.key).toBeUndefined()
  expect(plan.noteOn('mayor')).toContain('Tap it again')
  plan.press(role('captain'), true)
  plan.press(role('captain'), true)
  expect(plan.key).toBe('captain')
  plan.press(role('captain'), true)
  expect(plan.key).toBeUndefined()
})

test('the second of two quick clicks plans nothing: the first may have taken a role', () => {
  const { plan } = planned()
  const click = (detail: number) => plan.on(role('mayor'))?.onclick({ detail } as MouseEvent)
  click(2)
  expect(plan.on(role('mayor'))?.['aria-pressed']).toBe(false)
  click(1)
  expect(plan.on(role('mayor'))?.['aria-pressed']).toBe(true)
})

test('nothing can be planned by who only looks on, in the past, or when the game is over', () => {
  const { plan, stop, table } = planned()
  expect(plan.isOpen).toBe(true)
  Object.assign(table, { past: {} })
  expect(plan.isOpen).toBe(false)
  Object.assign(table, { past: undefined, moment: { n: 9, over: true } })
  expect(plan.isOpen).toBe(false)
  Object.assign(table, { moment: { n: 9, over: false } })
  stop()
  expect([plan.isOpen, plan.on(role('mayor'))]).toEqual([false, undefined])
})
