import { newTally, playInLockstep, richPair, startPair } from './lockstep.ts'

const tally = newTally()
const t0 = Date.now()
const options = JSON.parse(process.argv[3] ?? '{}')
const rich = process.argv[5] === 'rich'
const first = Number(process.argv[6] ?? 1)
for (let seed = first; seed < first + Number(process.argv[2] ?? 3); seed++)
  for (const players of [2, 3, 4, 5] as const) {
    const o = { players, ...options }
    playInLockstep(rich ? richPair(o, seed) : startPair(o, `seed ${seed}`), tally, {
      seed,
      most: Number(process.argv[4] ?? 1000),
      decisions: rich ? 100 : 1e9,
    })
  }
console.log(JSON.stringify(tally), Date.now() - t0)
