/** What is said about a building of San Juan: in short on its card, in full beside it, and when it acts. */
import { saySanJuan } from '../text/say-san-juan.ts'
import { NUMBERS } from './building-numbers.ts'

/** When a building acts: in the phase of a role, at the start of a round, whatever the role, or at the end. */
export type When =
  | 'builder'
  | 'producer'
  | 'trader'
  | 'councillor'
  | 'prospector'
  | 'start'
  | 'any'
  | 'end'

type Texts = ReturnType<typeof saySanJuan.buildings.texts>
type Key = keyof Texts

const WHEN: Readonly<Record<Key, When>> = {
  indigoPlant: 'producer',
  sugarMill: 'producer',
  tobaccoStorage: 'producer',
  coffeeRoaster: 'producer',
  silverSmelter: 'producer',
  statue: 'end',
  victoryColumn: 'end',
  hero: 'end',
  smithy: 'builder',
  goldMine: 'prospector',
  archive: 'councillor',
  poorHouse: 'builder',
  blackMarket: 'builder',
  tradingPost: 'trader',
  well: 'producer',
  marketStand: 'trader',
  marketHall: 'trader',
  crane: 'builder',
  chapel: 'start',
  tower: 'start',
  aqueduct: 'producer',
  carpenter: 'builder',
  prefecture: 'councillor',
  quarry: 'builder',
  library: 'any',
  guildHall: 'end',
  cityHall: 'end',
  triumphalArch: 'end',
  palace: 'end',
  officeBuilding: 'start',
  guardRoom: 'start',
  hut: 'trader',
  tavern: 'builder',
  park: 'builder',
  customsOffice: 'councillor',
  bank: 'start',
  harbor: 'trader',
  goldsmith: 'prospector',
  residence: 'end',
  cathedral: 'end',
}

/** Drawings of the times at which buildings act. */
const EMBLEMS: Readonly<Record<When, string>> = {
  builder: 'role-builder',
  producer: 'role-producer',
  trader: 'role-trader',
  councillor: 'role-councillor',
  prospector: 'role-prospector',
  start: 'governor',
  any: 'hidden',
  end: 'vp',
}

export interface BuildingText {
  /** A few words for the card. */
  readonly short: string
  /** Everything it does. */
  readonly effect: string
  readonly when: When
  /** The drawing that stands for it, and its words. */
  readonly emblem: string
  readonly time: string
}

/** Texts are filled with their numbers once in each language. */
let filled: { readonly by: typeof saySanJuan.buildings.texts; readonly texts: Texts } | undefined

/** What a building does and when, by its key. */
export function aboutBuilding(key: string): BuildingText {
  const { texts, times } = saySanJuan.buildings
  if (filled?.by !== texts) filled = { by: texts, texts: texts(NUMBERS) }
  const when = WHEN[key as Key]
  return { ...filled.texts[key as Key], when, emblem: EMBLEMS[when], time: times[when] }
}
