import { newTally, playInLockstep } from './tmp-lockstep.ts'
const tally = newTally()
const t0 = Date.now()
for (let seed = 1; seed <= Number(process.argv[2] ?? 3); seed++) for (const players of [2,3,4,5] as const) {
  playInLockstep({ players, ...JSON.parse(process.argv[3] ?? '{}') }, seed, tally, Number(process.argv[4] ?? 1000))
}
console.log(JSON.stringify(tally), Date.now() - t0)
