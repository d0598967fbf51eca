/**
 * The rules' questions to the buildings of a seat, asked of all that stand: what was built in this very phase works from
 * the next one on (SJ-BLDG-4), and a plan reaches further than the phase.
 */
import { bonus, permit } from '@doubloon/engine'
import { BUILDINGS, FIRST_EFFECT, type State } from '@doubloon/san-juan/fast'

const WITH_EFFECT = BUILDINGS.slice(FIRST_EFFECT)
const standing = (s: State, seat: number) => s.effects[seat]
const active = (s: State, seat: number) => s.active[seat]

export const will = {
  discount: bonus(
    WITH_EFFECT.map((building) => building.discount),
    standing,
  ),
  cardsForBuilding: bonus(
    WITH_EFFECT.map((building) => building.cardsForBuilding),
    standing,
  ),
  goodsProduced: bonus(
    WITH_EFFECT.map((building) => building.goodsProduced),
    standing,
  ),
  cardsForProducing: bonus(
    WITH_EFFECT.map((building) => building.cardsForProducing),
    standing,
  ),
  goodsSold: bonus(
    WITH_EFFECT.map((building) => building.goodsSold),
    standing,
  ),
  cardsForSelling: bonus(
    WITH_EFFECT.map((building) => building.cardsForSelling),
    standing,
  ),
  cardsKept: bonus(
    WITH_EFFECT.map((building) => building.cardsKept),
    standing,
  ),
  payWithGoods: permit(
    WITH_EFFECT.map((building) => building.paysWithGoods),
    standing,
  ),
  doublePrivilege: permit(
    WITH_EFFECT.map((building) => building.doublesPrivilege),
    standing,
  ),
}

/** Whether a seat may build over a building in this phase (SJ-B-CRANE-1). */
export const buildsOver = permit(
  WITH_EFFECT.map((building) => building.buildsOver),
  active,
)
