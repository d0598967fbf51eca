/** What the page says from the beginning, in English. Its type is what every other language must say too. */
import { app } from './app.ts'
import { board } from './board.ts'
import { decisions } from './decisions.ts'
import { home } from './home.ts'
import { mat } from './mat.ts'
import { people } from './people.ts'
import { prompt } from './prompt.ts'

export const en = {
  app,
  board,
  decisions,
  home,
  mat,
  people,
  prompt,
}
