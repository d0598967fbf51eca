/** Names of buildings by game. */
import { buildingName as inPuertoRico } from '../text/names.ts'
import { buildingName as inSanJuan } from '../text/names-san-juan.ts'

export const buildingIn = (game: string, key: string): string =>
  game === 'san-juan' ? inSanJuan(key) : inPuertoRico(key)
