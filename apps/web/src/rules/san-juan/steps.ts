/** When a building acts: by the questions of the phases that its row answers (§18.3). */
import type { Building } from '@doubloon/san-juan'
import { type AskedIn, whenAsked } from '../when.ts'

const STEPS = [
  'start-of-round',
  'builder',
  'producer',
  'trader',
  'councillor',
  'prospector',
  'scoring',
] as const
export type Step = (typeof STEPS)[number]

const ASKED_IN: AskedIn<Building, Step> = {
  exchangesCards: ['start-of-round'],
  tucksOne: ['start-of-round'],
  tucksMany: ['start-of-round'],
  widensLimit: ['start-of-round'],
  narrowsLimits: ['start-of-round'],
  discount: ['builder'],
  cardsForBuilding: ['builder'],
  cardsForThePoor: ['builder'],
  cardsAfterBuilder: ['builder'],
  buildsOver: ['builder'],
  paysWithGoods: ['builder'],
  worthBuiltOver: ['builder'],
  goodsProduced: ['producer'],
  cardsForProducing: ['producer'],
  goodsSold: ['trader'],
  cardsForSelling: ['trader'],
  cardsWithoutSales: ['trader'],
  tucksSoldGood: ['trader'],
  cardsKept: ['councillor'],
  discardsFromHand: ['councillor'],
  /** Its good comes with the councillor and goes with the trader. */
  holdsGood: ['trader', 'councillor'],
  minesGold: ['prospector'],
  takesUnbuilt: ['prospector'],
  doublesPrivilege: ['builder', 'producer', 'trader', 'councillor', 'prospector'],
  vpAtEnd: ['scoring'],
  vpForVp: ['scoring'],
}

/** In the order of the round; a production building produces and sells, a monument only scores. */
export function stepsOf(building: Building): readonly Step[] {
  if (building.class === 'production') return ['producer', 'trader']
  return whenAsked(building, ASKED_IN, STEPS)
}
