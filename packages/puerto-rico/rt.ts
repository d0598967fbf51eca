import { fast, MoveList, State } from './src/fast.ts'
import { parseOptions } from './src/options.ts'
import { positionOf } from './src/position.ts'
import { readPosition } from './src/position-read.ts'
import { positionSchema } from './src/position-form.ts'
import { seedRng, random, orThrow, samePosition } from '@doubloon/engine'
const rng = new Uint32Array(4); seedRng(rng, 'bot')
const out = new MoveList(), s = new State(), r = new State()
let n = 0
for (const raw of [{players:4},{players:2},{players:3,buildings:'all31',forestFromHacienda:true,hospiceOnHaciendaTile:true,draftExclusions:false},{players:5,buildings:'draft',draftExclusions:false,mayorSimultaneous:true,declineProduction:true},{players:3,buildings:'randomSet',endRule:'cityOnly',roundLimit:25,vpVisibility:'open'},{players:2,buildings:'all31',balanced:true},{players:5,buildings:'all31'}]) {
  const options = orThrow(parseOptions(raw))
  for (let g = 0; g < 15; g++) {
    fast.setUp(s, options, 's' + g, out)
    for (;;) {
      n++
      const p = positionOf(s)
      const res = readPosition(JSON.parse(JSON.stringify(p)), r)
      if (!res.ok) { console.log(JSON.stringify(p), res); process.exit(1) }
      if (!samePosition(s, r)) { const d=[...s.bytes.keys()].filter(i=>s.bytes[i]!==r.bytes[i]); console.log(JSON.stringify(p.turn), p.options, d.map(i=>[i-(536-40),s.bytes[i],r.bytes[i]]), s.stage); process.exit(1) }
      if (out.length === 0) break
      fast.play(s, out.at(random(rng, out.length)), out)
    }
  }
}
console.log('ok', n)
