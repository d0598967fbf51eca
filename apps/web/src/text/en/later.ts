/** English: what a game can begin without. */
import { building } from './building.ts'
import { end } from './end.ts'
import { first } from './first.ts'
import { handOut } from './hand-out.ts'
import { impact } from './impact.ts'
import { log } from './log.ts'
import { menu } from './menu.ts'
import { over } from './over.ts'
import { refusals } from './refusals.ts'
import { seating } from './seating.ts'
import { settings } from './settings.ts'
import { sheets } from './sheets.ts'
import { sums } from './sums.ts'

export const later = {
  building,
  decisions: { ...sheets, ...sums },
  end,
  first,
  handOut,
  impact,
  log,
  menu,
  over,
  refusals,
  seating,
  settings,
}
