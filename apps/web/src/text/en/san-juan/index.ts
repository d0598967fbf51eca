/** Everything San Juan's table says, in English. It is loaded with that table, not with the page. */
import { board } from './board.ts'
import { decisions } from './decisions.ts'
import { end } from './end.ts'
import { hand } from './hand.ts'
import { impact } from './impact.ts'
import { log } from './log.ts'
import { prompt } from './prompt.ts'
import { steps } from './steps.ts'

export const en = {
  board,
  decisions,
  end,
  hand,
  impact,
  log,
  prompt,
  steps,
}
