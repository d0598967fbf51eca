import { Fingerprint, MoveList, random, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
const o = puertoRico.parseOptions({players:4}); if(!o.ok) throw 1
const options=o.value
const mode=process.argv[2]
const rules:any = mode==='spread'? {...puertoRico}: puertoRico
const row={rules, endTriggers:(s:any)=>s.endTriggers}
function sim(row:any, games:number, base:number){
  const {rules}=row
  const state=rules.newState(), moves=new MoveList(), dice=new Uint32Array(4), fp=new Fingerprint()
  let x=0
  let n=0
  for(let g=0;g<games;g++){
    const seed=`${base}-${g}`
    rules.setUp(state,options,seed,moves); seedRng(dice,`${seed}-players`)
    let tr=0
    if(mode==='xs'){ let y=dice[0]|1
      while(moves.length>0){ y^=y<<13; y^=y>>>17; y^=y<<5; rules.play(state, moves.moves[((y>>>8)*moves.length)>>>24], moves); n++ ; if(tr===0) tr=row.endTriggers(state)} }
    else if(mode==='notrig') while(moves.length>0){ rules.play(state, moves.at(random(dice,moves.length)),moves); n++}
    else while(moves.length>0){ rules.play(state, moves.at(random(dice,moves.length)),moves); n++; if(tr===0) tr=row.endTriggers(state)}
    if(mode!=='nofp') fp.add(state.bytes)
    x+=tr
  }
  return n
}
sim(row,3000,1)
let best=0
for(let w=0;w<8;w++){const t=process.threadCpuUsage(); sim(row,2500,2+w); const u=process.threadCpuUsage(); best=Math.max(best,2500/((u.user+u.system-t.user-t.system)/1e6))}
console.log(mode,best|0)
