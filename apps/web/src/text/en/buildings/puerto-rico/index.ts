/** English, Puerto Rico: everything said of each building, by its key. */
import { largeBuildings } from './large.ts'
import { newBuildings } from './new.ts'
import { productionBuildings } from './production.ts'
import { smallBuildings } from './small.ts'

export const buildings = {
  ...productionBuildings,
  ...smallBuildings,
  ...largeBuildings,
  ...newBuildings,
}
