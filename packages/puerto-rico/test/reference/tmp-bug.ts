import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from './tmp-rules.ts'
const record = {"game":"puerto-rico","rulesVersion":"1","options":{"players":4,"mayorSimultaneous":true},"seed":"seed 1","moves":["choose craftsman","choose mayor","take 0 colonists","choose trader","choose settler","take quarry","pass","take tobacco","pass","choose craftsman","choose captain","load corn on 7","choose settler","take corn","take sugar","take indigo","pass","choose builder","build hospice","build construction hut","pass","build hacienda","choose prospector","choose trader","choose captain","choose settler","take sugar","take corn","pass","take coffee","choose trader","choose settler","take sugar","take corn","take corn","take coffee","choose mayor","take 1 colonist"]}
const game = orThrow(Game.replay(puertoRico, record))
console.log(game.toMove, game.waiting, game.decision, JSON.stringify(game.position().seats[0]))
console.log('seat 0', game.offers(500, 0)?.map(o => o.text).slice(0, 3))
console.log('seat 3', game.offers(500, 3)?.map(o => o.text).slice(0, 3))
const next = game.play(game.offers(500, 0)![0].text, 0)
console.log(next.ok ? JSON.stringify([next.value.events.slice(0, 4), next.value.decision, next.value.toMove, next.value.record().moves.at(-1)]) : next.error)
