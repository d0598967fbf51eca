import { Chance, BrokenLaw, checkDoors, checkGame } from '@doubloon/testkit'
import { anyOptions } from '../packages/puerto-rico/test/option-sets.ts'
import { suite } from '../packages/puerto-rico/test/suite.ts'
import { handIn } from '../packages/testkit/src/nonsense.ts'
import { garbleJson, garble } from '../packages/testkit/src/garble.ts'
import { Walk } from '../packages/testkit/src/walk.ts'
import { Game, orThrow } from '@doubloon/engine'
const chance = new Chance('pos2')
const seen = new Map<string, number>()
let n = 0, games = 0
const end = performance.now() + 180000
const guard = (run: () => void, value: unknown = '') => {
  try { run() } catch (e) {
    const b = e as BrokenLaw
    const k = (b.law + b.what).split('\n').slice(0, 4).join(' ').replaceAll(/record: .*/g, '').replaceAll(/\d+/g, '#').slice(0, 300)
    if (!seen.has(k)) console.log('\n' + b.law, b.what.slice(0, 700).replaceAll(/\nrecord: .*/g, ''), '\n   VALUE', JSON.stringify(value).slice(0, 2500), '\n  RECORD', JSON.stringify(b.record).slice(0, 1500))
    seen.set(k, (seen.get(k) ?? 0) + 1)
  }
}
for (let g = 0; performance.now() < end; g++) {
  const options = anyOptions(chance)
  games++
  guard(() => checkGame(suite, options, 'q' + g))
  if (g % 4 === 0) guard(() => checkDoors(suite, options, 'q' + g))
  const walk = new Walk(suite.rules, options, 'p' + g)
  const stop = chance.below(500)
  while (!walk.isOver && walk.lines.length < stop) walk.play(walk.pick())
  const game = orThrow(Game.replay(suite.rules, walk.record))
  for (let i = 0; i < 60; i++) {
    const to = (['fromPosition', 'fromPosition', 'replay', 'play'] as const)[chance.below(4)]
    const value = to === 'fromPosition' ? garbleJson(game.position(), chance) : to === 'replay' ? garbleJson(game.record(), chance) : garble(chance.pick([...game.steps(), 'x', ...(game.offers(60) ?? []).map((o) => o.text)]), chance)
    n++
    guard(() => handIn(suite, game, { to, value }), value)
  }
}
console.log(games, n, [...seen])
