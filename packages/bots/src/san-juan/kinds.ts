/** The buildings that the heuristics of San Juan know by name. */
import { buildingNumber, effectOf } from '@doubloon/san-juan/fast'

export const GUILD_HALL = buildingNumber('guildHall')
export const CITY_HALL = buildingNumber('cityHall')
export const ARCH = buildingNumber('triumphalArch')
export const PALACE = buildingNumber('palace')
export const RESIDENCE = buildingNumber('residence')
export const CATHEDRAL = buildingNumber('cathedral')
export const AQUEDUCT = buildingNumber('aqueduct')
export const TRADING_POST = buildingNumber('tradingPost')
export const WELL = buildingNumber('well')
export const MARKET_STAND = buildingNumber('marketStand')

export const HAS_GUILD_HALL = effectOf(GUILD_HALL)
export const HAS_CITY_HALL = effectOf(CITY_HALL)
export const HAS_ARCH = effectOf(ARCH)
export const HAS_PALACE = effectOf(PALACE)
export const HAS_AQUEDUCT = effectOf(AQUEDUCT)
export const HAS_TRADING_POST = effectOf(TRADING_POST)
export const HAS_GOLD_MINE = effectOf(buildingNumber('goldMine'))
export const HAS_GOLDSMITH = effectOf(buildingNumber('goldsmith'))
