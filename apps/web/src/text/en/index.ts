/** Everything the page says, in English. Its type is what every other language must say too. */
import { app } from './app.ts'
import { board } from './board.ts'
import { buildings } from './buildings.ts'
import { decisions } from './decisions.ts'
import { end } from './end.ts'
import { home } from './home.ts'
import { log } from './log.ts'
import { mat } from './mat.ts'
import { prompt } from './prompt.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const en = {
  app,
  board,
  buildings,
  decisions,
  end,
  home,
  log,
  mat,
  prompt,
  refusals,
  settings,
}
