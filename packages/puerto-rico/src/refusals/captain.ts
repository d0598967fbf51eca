/** Why a load, mixed or not, is refused (PR-CAPTAIN-1 … 8, PR-B-WHARF-1, PR-X-SMALLWHARF-1). */
import { boxOf, goodsOf, nextGoodHeld } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { goodLoaded, LOAD_OWN_SHIP, LOAD_OWN_SMALL_SHIP, PUT_ABOARD, shipLoaded } from '../moves.ts'
import { mayLoadOwnShip, shipCarrying } from '../phases/captain.ts'
import type { State } from '../state.ts'
import { GOODS, SHIPS } from '../words.ts'
import { type Asked, namedTwice, type Part, partOf, type Reason, reason } from './reason.ts'

/** D-LOAD */
export const load: Asked = {
  to: 'load a ship',
  rule: 'PR-CAPTAIN-1',
  answers: ['load', 'loadSelection'],
  why: whyNotLoaded,
  composite: whyNoMixedLoad,
  noPass: reason('must-load', 'a public ship can be loaded, so the seat must load', 'PR-CAPTAIN-4'),
}

function whyNotLoaded(s: State, step: number): Reason {
  if (step < LOAD_OWN_SHIP) return whyNotOnShip(s, goodLoaded(step), shipLoaded(step))
  if (step === LOAD_OWN_SMALL_SHIP) return whyNoOwnSmallShip(s)
  return whyNotOnOwnShip(s, step - LOAD_OWN_SHIP)
}

function whyNotOnShip(s: State, good: number, ship: number): Reason {
  if (!boxOf(s).ships.includes(ship))
    return reason(
      'no-such-ship',
      `with ${s.players} players there is no ship ${SHIPS[ship]}`,
      'PR-SETUP-1',
    )
  if (goodsOf(s, s.seat, good) === 0)
    return reason('none-held', `the seat has no ${GOODS[good]} to load`, 'PR-CAPTAIN-3')
  return whyShipNotFit(s, good, ship)
}

function whyShipNotFit(s: State, good: number, ship: number): Reason {
  const cargo = s.shipGood[ship] - 1
  const carrier = shipCarrying(s, good)
  if (cargo >= 0 && cargo !== good)
    return reason(
      'ship-carries-other-kind',
      `this ship carries ${GOODS[cargo]}, and a ship takes one kind`,
      'PR-CAPTAIN-2',
    )
  if (carrier >= 0 && carrier !== ship)
    return reason(
      'kind-on-other-ship',
      `the kind lies on ship ${SHIPS[carrier]} and goes there or nowhere`,
      'PR-CAPTAIN-2',
    )
  if (carrier === ship)
    return reason('ship-full', 'this ship is full until the phase ends', 'PR-CAPTAIN-2')
  return reason(
    'smaller-load',
    'a larger empty ship takes more of this kind; load that one',
    'PR-CAPTAIN-3',
  )
}

function whyNotOnOwnShip(s: State, good: number): Reason {
  if (!ask.shipsOneKind(s, s.seat))
    return reason('no-own-ship', 'no working building of this seat has a ship', 'PR-B-WHARF-1')
  if (!mayLoadOwnShip(s, s.seat))
    return reason('own-ship-used', 'the own ship loads once in a captain phase', 'PR-B-WHARF-1')
  return reason('none-held', `the seat has no ${GOODS[good]} to load`, 'PR-B-WHARF-1')
}

function whyNoOwnSmallShip(s: State): Reason {
  if (!ask.shipsAnyBarrels(s, s.seat))
    return bySmallShip('no-own-small-ship', 'no working building of this seat has a small ship')
  return bySmallShip('own-small-ship-used', 'the own small ship loads once in a captain phase')
}

/** The second part of D-LOAD. */
export const loadSelection: Asked = {
  to: 'choose the barrels for its small ship',
  rule: 'PR-X-SMALLWHARF-1',
  answers: ['putAboard'],
  why: (s, step) => whyNotAboard(s, partOf(PUT_ABOARD, step)),
  noPass: bySmallShip('must-choose-barrels', 'this load has begun: choose its barrels'),
}

function whyNotAboard(s: State, part: Part): Reason {
  const next = nextGoodHeld(s, s.seat, s.cursor)
  if (part.of < s.cursor)
    return bySmallShip('out-of-order', `${GOODS[part.of]} is decided; next is ${GOODS[next]}`)
  const wrong = whyNotHeld(s, part)
  if (wrong !== undefined) return wrong
  return part.of === next
    ? NOTHING_ABOARD
    : bySmallShip('out-of-order', `the next kind to choose of is ${GOODS[next]}`)
}

/** Why a mixed load in one line makes no legal composite, although the ship may load. */
function whyNoMixedLoad(s: State, wanted: readonly number[]): Reason {
  const parts = wanted.slice(1).map((step) => partOf(PUT_ABOARD, step))
  const twice = namedTwice(parts)
  if (twice >= 0) return bySmallShip('named-twice', `name ${GOODS[twice]} once`)
  for (const part of parts) {
    const wrong = whyNotHeld(s, part)
    if (wrong !== undefined) return wrong
  }
  return NOTHING_ABOARD
}

/** What is wrong with so many barrels of a good, whatever else is loaded. */
function whyNotHeld(s: State, { of, count }: Part): Reason | undefined {
  const held = goodsOf(s, s.seat, of)
  if (held === 0) return bySmallShip('none-held', `the seat has no ${GOODS[of]} to load`)
  if (count > held) return bySmallShip('more-than-held', `the seat has only ${held} ${GOODS[of]}`)
  return undefined
}

const NOTHING_ABOARD = bySmallShip('nothing-aboard', 'a load has at least one barrel; name one')

function bySmallShip(code: string, message: string): Reason {
  return reason(code, message, 'PR-X-SMALLWHARF-1')
}
