import { fast, MoveList, State } from './src/fast.ts'
import { parseOptions } from './src/options.ts'
import { positionOf } from './src/position.ts'
import { readPosition } from './src/position-read.ts'
import { NEXT_WORDS } from './src/position-words.ts'
import { PHASE_WORDS, BUILDING_KEYS } from './src/describe.ts'
import { DECISIONS, GOODS, TILES } from './src/words.ts'
import { seedRng, random, orThrow, samePosition } from '@doubloon/engine'
const rng = new Uint32Array(4); seedRng(rng, process.argv[2] ?? 'fz')
const pick = <T,>(l: readonly T[]) => l[random(rng, l.length)] as T
const out = new MoveList(), s = new State(), r = new State(), q = new State()
const codes: Record<string, number> = {}
const TURN: Record<string, () => unknown> = { decision: () => pick([...DECISIONS, '']), seat: () => random(rng, 5), chooser: () => random(rng, 5), phase: () => pick(PHASE_WORDS), about: () => pick([...TILES, ...BUILDING_KEYS, 'small wharf']), part: () => pick([...TILES, ...BUILDING_KEYS, 'colonist', 'vp', 'barrel']), count: () => random(rng, 12), next: () => pick(NEXT_WORDS), onceDone: () => true, toPlace: () => [random(rng, 5), random(rng, 3)], laterCircle: () => pick([true, false]), turnsWithoutLoad: () => random(rng, 6), wharfUsed: () => [random(rng, 5)] }
let ok = 0, n = 0
const t0 = Date.now()
while (Date.now() - t0 < Number(process.argv[3] ?? 20) * 1000) {
  const raw = pick([{players:4},{players:2},{players:3,buildings:'all31',forestFromHacienda:true,hospiceOnHaciendaTile:true,draftExclusions:false},{players:5,buildings:'draft',draftExclusions:false,mayorSimultaneous:true,declineProduction:true},{players:4,buildings:'all31',hospiceOnHaciendaTile:true,declineProduction:true}])
  fast.setUp(s, orThrow(parseOptions(raw)), 's' + n, out)
  const len = random(rng, 400)
  for (let i = 0; i < len && out.length > 0; i++) fast.play(s, out.at(random(rng, out.length)), out)
  for (let m = 0; m < 60; m++) {
    n++
    const p = JSON.parse(JSON.stringify(positionOf(s)))
    for (const k of ['colonistSupply','colonistShip','vpSupply','goodsSupply','faceDown','discard','quarries','governor','roles']) if (random(rng, 3) > 0) delete p[k]
    const c = random(rng, 4)
    for (let i = 0; i <= c; i++) {
      const kind = random(rng, 6)
      if (kind < 4) { const k = pick(Object.keys(TURN)); if (random(rng, 4) === 0) delete p.turn[k]; else p.turn[k] = TURN[k]!() }
      else { const seat = pick(p.seats) as any; const f = pick(['goods', 'island', 'workers', 'buildings', 'doubloons', 'vp', 'sanJuan', 'produced']); if (f === 'buildings') seat.buildings[pick(BUILDING_KEYS)] = random(rng, 2); else if (['doubloons','vp','sanJuan'].includes(f)) seat[f] = random(rng, 9); else { seat[f] ??= {}; seat[f][pick(GOODS)] = random(rng, 4) } }
    }
    const j = JSON.stringify(p)
    try {
      const res = readPosition(p, r)
      if (!res.ok) { codes[res.error.code] = (codes[res.error.code] ?? 0) + 1; if (!res.error.rule && !['unknown-field','bad-value','bad-options'].includes(res.error.code)) throw new Error('no rule'); continue }
      ok++
      const again = readPosition(JSON.parse(JSON.stringify(positionOf(r))), q)
      if (!again.ok || !samePosition(r, q)) throw new Error('again ' + JSON.stringify(again) + JSON.stringify(positionOf(r)))
      fast.offers(r, out)
      let steps = 0
      while (out.length > 0) { if (out.length < 2) throw new Error('one'); fast.play(r, out.at(random(rng, out.length)), out); if (++steps > 5000) throw new Error('long') }
      const total = r.colonistSupply + r.colonistShip
    } catch (e) { console.log(j, e); process.exit(1) }
  }
}
console.log({ n, ok, codes })
