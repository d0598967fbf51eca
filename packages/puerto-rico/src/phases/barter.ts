/**
 * Payment in kind (D-BLACKMARKET, PR-X-BLACKMARKET-1 … 5): a colonist, a VP and a barrel, each at most once,
 * replace exactly the doubloons that are missing. The colonist comes first, because the price is what it is
 * without him (PR-RUL-20); `cursor` says which of the three is asked, `count` how many items were given.
 */
import { allGoods, goodsOf } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { byPermission } from '../causes.ts'
import { PLACES_N } from '../city.ts'
import { BARREL_GIVEN, COLONIST_GIVEN, note, VP_GIVEN } from '../events.ts'
import {
  GIVE_BARREL,
  GIVE_FROM,
  GIVE_FROM_SAN_JUAN,
  GIVE_NO_COLONIST,
  GIVE_NO_VP,
  GIVE_VP,
} from '../moves.ts'
import { buy, canGiveColonist, missingDoubloons, SAN_JUAN, takeFrom } from '../purchase.ts'
import type { State } from '../state.ts'
import type { Decision } from '../turns.ts'
import { GOODS_N } from '../words.ts'

const COLONIST = 0
const VP = 1

export const barter: Decision = {
  offers(s, out) {
    const { seat, subject } = s
    const barrel = allGoods(s, seat) > 0 ? 1 : 0
    if (s.cursor === COLONIST) {
      if (stillMissing(s) <= barrel + (s.vp[seat] > 0 ? 1 : 0)) out.add(GIVE_NO_COLONIST)
      if (canGiveColonist(s, seat, subject, SAN_JUAN)) out.add(GIVE_FROM_SAN_JUAN)
      for (let place = 0; place < PLACES_N; place++)
        if (canGiveColonist(s, seat, subject, place)) out.add(GIVE_FROM + place)
    } else if (s.cursor === VP) {
      if (stillMissing(s) <= barrel) out.add(GIVE_NO_VP)
      if (s.vp[seat] > 0) out.add(GIVE_VP)
    } else
      for (let good = 0; good < GOODS_N; good++)
        if (goodsOf(s, seat, good) > 0) out.add(GIVE_BARREL + good)
  },

  play(s, step) {
    if (s.cursor === COLONIST) giveColonist(s, step)
    else if (s.cursor === VP) giveVp(s, step)
    else giveBarrel(s, step)
    s.cursor++
    if (stillMissing(s) === 0) buy(s)
  },

  skip() {
    throw new Error('a purchase that nothing can pay was begun')
  },
}

/** Doubloons that neither money nor the items given so far cover. */
function stillMissing(s: State): number {
  return missingDoubloons(s, s.seat, s.subject) - s.count
}

/** The building that lets the seat pay in kind; its own colonist cannot be given. */
const payer = (s: State): number => byPermission(s, s.seat, ask.paysInKind)

/** To the supply, never to the ship (PR-X-BLACKMARKET-3). */
function giveColonist(s: State, step: number): void {
  if (step === GIVE_NO_COLONIST) return
  const place = step === GIVE_FROM_SAN_JUAN ? SAN_JUAN : step - GIVE_FROM
  takeFrom(s, s.seat, place, 1)
  s.colonistSupply++
  s.count++
  if (s.journal !== undefined) note(s, COLONIST_GIVEN, s.seat, place, payer(s))
}

/** A VP given back changes no trigger that was set (PR-END-5, PR-X-BLACKMARKET-5). */
function giveVp(s: State, step: number): void {
  if (step === GIVE_NO_VP) return
  s.vp[s.seat]--
  s.vpSupply++
  s.count++
  if (s.journal !== undefined) note(s, VP_GIVEN, s.seat, payer(s))
}

function giveBarrel(s: State, step: number): void {
  const good = step - GIVE_BARREL
  s.goods[s.seat * GOODS_N + good]--
  s.supply[good]++
  s.count++
  if (s.journal !== undefined) note(s, BARREL_GIVEN, s.seat, good, payer(s))
}
