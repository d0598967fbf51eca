/** Every picture there is, by its name. */

import { CHURCHES } from './buildings/churches.ts'
import { FORTS } from './buildings/forts.ts'
import { HALLS } from './buildings/halls.ts'
import { HARBOUR } from './buildings/harbour.ts'
import { HOMES } from './buildings/homes.ts'
import { INNS } from './buildings/inns.ts'
import { MARKETS } from './buildings/markets.ts'
import { MINES } from './buildings/mines.ts'
import { MONUMENTS } from './buildings/monuments.ts'
import { OFFICES } from './buildings/offices.ts'
import { OPEN_AIR } from './buildings/open-air.ts'
import { PAPERS } from './buildings/papers.ts'
import { PRODUCTION } from './buildings/production.ts'
import { PUBLIC_HOUSES } from './buildings/public-houses.ts'
import { STORES } from './buildings/stores.ts'
import { WORKSHOPS } from './buildings/workshops.ts'
import { EVENING } from './large/evening.ts'
import { HALL } from './large/hall.ts'
import { buildingPicture, type Picture, rolePicture, tilePicture } from './picture.ts'
import { INDOORS } from './roles/indoors.ts'
import { OUTDOORS } from './roles/outdoors.ts'
import { CARD_BACK, TILES } from './tiles.ts'

const BUILDINGS = {
  ...PRODUCTION,
  ...MARKETS,
  ...WORKSHOPS,
  ...STORES,
  ...HOMES,
  ...OFFICES,
  ...CHURCHES,
  ...HARBOUR,
  ...MONUMENTS,
  ...HALLS,
  ...FORTS,
  ...MINES,
  ...PUBLIC_HOUSES,
  ...OPEN_AIR,
  ...INNS,
  ...PAPERS,
}

export const PICTURES: readonly Picture[] = [
  ...Object.entries(BUILDINGS).map(([key, building]) => buildingPicture(key, building)),
  ...Object.entries({ ...OUTDOORS, ...INDOORS }).map(([key, role]) => rolePicture(key, role)),
  ...Object.entries(TILES).map(([key, tile]) => tilePicture(key, tile)),
  {
    name: 'card-back',
    grid: [64, 88],
    width: 168,
    sky: 'role',
    brush: 'fine',
    ink: 1.1,
    drawing: CARD_BACK,
  },
  EVENING,
  ...HALL,
]
