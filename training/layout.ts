/** Says how the role choices of a game lie in their files, for train.py: `node layout.mjs san-juan`. */
import { trainedGame } from './games.ts'
import { layoutOf } from './record.ts'

console.log(JSON.stringify(layoutOf(trainedGame(process.argv[2]).described())))
