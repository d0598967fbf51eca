/** Says how role choices lie in their files, for train.py. */
import { LAYOUT } from './record.ts'

console.log(JSON.stringify(LAYOUT))
