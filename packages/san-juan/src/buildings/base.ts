/** The city buildings of the base game with an effect, in the order of the rules (§11, §17.2). */

import { cityBuildings, monuments, productionBuildings, productionKinds } from '../tableau.ts'
import { PRODUCTION_N } from '../words.ts'
import type { Building } from './questions.ts'

const city = { set: 'base', class: 'city', copies: 3 } as const
/** Cost 6, no printed VP: they score at the end (SJ-COMP-3). */
const dear = { set: 'base', class: 'city', copies: 2, cost: 6, vp: 0 } as const

const isProduction = (kind: number): boolean => kind < PRODUCTION_N

/** VP for 0, 1, 2, 3 monuments (SJ-B-ARCH-1). */
export const VP_FOR_MONUMENTS = [0, 4, 6, 8]

export const BASE = [
  {
    ...city,
    key: 'smithy',
    cost: 1,
    vp: 1,
    rule: 'SJ-B-SMITHY',
    discount: (_s, _seat, kind) => (isProduction(kind) ? 1 : 0),
  },
  { ...city, key: 'goldMine', cost: 1, vp: 1, rule: 'SJ-B-GOLDMINE', minesGold: true },
  { ...city, key: 'archive', cost: 1, vp: 1, rule: 'SJ-B-ARCHIVE', discardsFromHand: true },
  {
    ...city,
    key: 'poorHouse',
    cost: 1,
    vp: 1,
    rule: 'SJ-B-POORHOUSE',
    cardsForThePoor: (s, seat) => (s.handSize[seat] <= 1 ? 1 : 0),
  },
  { ...city, key: 'blackMarket', cost: 2, vp: 1, rule: 'SJ-B-BLACKMARKET', paysWithGoods: true },
  { ...city, key: 'tradingPost', cost: 2, vp: 1, rule: 'SJ-B-TRADINGPOST', goodsSold: () => 1 },
  {
    ...city,
    key: 'well',
    cost: 2,
    vp: 1,
    rule: 'SJ-B-WELL',
    cardsForProducing: (_s, _seat, goods) => (goods >= 2 ? 1 : 0),
  },
  {
    ...city,
    key: 'marketStand',
    cost: 2,
    vp: 1,
    rule: 'SJ-B-MARKETSTAND',
    cardsForSelling: (_s, _seat, goods) => (goods >= 2 ? 1 : 0),
  },
  { ...city, key: 'crane', cost: 2, vp: 1, rule: 'SJ-B-CRANE', buildsOver: true },
  { ...city, key: 'chapel', cost: 3, vp: 2, rule: 'SJ-B-CHAPEL', tucksOne: true },
  { ...city, key: 'tower', cost: 3, vp: 2, rule: 'SJ-B-TOWER', widensLimit: true },
  { ...city, key: 'aqueduct', cost: 3, vp: 2, rule: 'SJ-B-AQUEDUCT', goodsProduced: () => 1 },
  {
    ...city,
    key: 'carpenter',
    cost: 3,
    vp: 2,
    rule: 'SJ-B-CARPENTER',
    cardsForBuilding: (_s, _seat, kind) => (isProduction(kind) ? 0 : 1),
  },
  { ...city, key: 'prefecture', cost: 4, vp: 2, rule: 'SJ-B-PREFECTURE', cardsKept: () => 1 },
  {
    ...city,
    key: 'marketHall',
    cost: 4,
    vp: 2,
    rule: 'SJ-B-MARKETHALL',
    cardsForSelling: (_s, _seat, goods) => (goods >= 1 ? 1 : 0),
  },
  {
    ...city,
    key: 'quarry',
    cost: 4,
    vp: 2,
    rule: 'SJ-B-QUARRY',
    discount: (_s, _seat, kind) => (isProduction(kind) ? 0 : 1),
  },
  { ...city, key: 'library', cost: 5, vp: 3, rule: 'SJ-B-LIBRARY', doublesPrivilege: true },
  {
    ...dear,
    key: 'guildHall',
    rule: 'SJ-B-GUILDHALL',
    vpAtEnd: (s, seat) => productionBuildings(s, seat) + productionKinds(s, seat),
  },
  { ...dear, key: 'cityHall', rule: 'SJ-B-CITYHALL', vpAtEnd: cityBuildings },
  {
    ...dear,
    key: 'triumphalArch',
    rule: 'SJ-B-ARCH',
    vpAtEnd: (s, seat) => VP_FOR_MONUMENTS[monuments(s, seat)],
  },
  { ...dear, key: 'palace', rule: 'SJ-B-PALACE', vpForVp: (_s, _seat, vp) => vp >> 2 },
] as const satisfies readonly Building[]
