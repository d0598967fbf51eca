/** What there is to say of a seat of San Juan, for a judgement by experience. */
import { lowestBit } from '@doubloon/engine'
import {
  fast,
  GOODS_N,
  goodOf,
  KINDS_N,
  kindAt,
  MAX_PLAYERS,
  ROLE_CHOICES,
  ROLES_N,
  type State,
} from '@doubloon/san-juan/fast'
import { choicesBefore, MOST_CHOICES } from '../choices.ts'
import type { Features } from '../judgement.ts'
import { Look } from './look.ts'
import { bestCards, lookAtHand, tableauWorth } from './worth.ts'

/** Where the features of each sort begin. Buildings count as such, and by how long they will stand. */
const STANDS = 0
const STANDS_LONG = STANDS + KINDS_N
const HELD = STANDS_LONG + KINDS_N
const GOODS = HELD + KINDS_N
const CHOICES = GOODS + GOODS_N
const PLAYERS = CHOICES + MOST_CHOICES
const ROLES = PLAYERS + MAX_PLAYERS + 1
const NUMBERS = ROLES + ROLES_N

export const FEATURES_N = NUMBERS + 25
/** Features that can be said at a time: twelve buildings, a hand of every kind, and the rest. */
export const MOST_FEATURES = 3 * 12 + KINDS_N + ROLES_N + 2 + 25

const look = new Look()

/** Says what a seat has, as the observer sees it: of hands other than its own nothing but the size. */
export function describe(s: State, seat: number, observer: number, out: Features): void {
  out.size = 0
  look.take(s, seat)
  describeTableau(s, out)
  if (seat === observer)
    for (let word = 0; word < 2; word++)
      for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
        const kind = word * 32 + lowestBit(set)
        out.add(HELD + kind, s.hand[seat * KINDS_N + kind])
      }
  const order = (seat - s.governor + s.players) % s.players
  out.add(CHOICES + choicesBefore(order, s.players, s.rolesTaken, ROLE_CHOICES[s.players]), 1)
  out.add(PLAYERS + s.players, 1)
  for (let role = 0; role < ROLES_N; role++) if (s.roleTaker[role] === 0) out.add(ROLES + role, 1)
  describeNumbers(s, seat, seat === observer, out)
}

function describeTableau(s: State, out: Features): void {
  const { seat, phases } = look
  for (let place = 0; place < s.buildings[seat]; place++) {
    const kind = kindAt(s, seat, place)
    out.add(STANDS + kind, 1)
    out.add(STANDS_LONG + kind, phases / 6)
    if ((s.goodPlaces[seat] >> place) & 1) out.add(GOODS + goodOf(kind), 1)
  }
}

/** Numbers are divided so that each is about one. */
function describeNumbers(s: State, seat: number, isOwn: boolean, out: Features): void {
  const { phases } = look
  const spread = 2 + 0.5 * phases
  const total = fast.total(s, seat)
  const reckoned = total + tableauWorth(s, look)
  const cards = s.handSize[seat]
  let otherTotal = 0
  let otherBuildings = 0
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue
    otherTotal = Math.max(otherTotal, fast.total(s, other))
    otherBuildings = Math.max(otherBuildings, s.buildings[other])
  }
  let at = NUMBERS
  out.add(at++, reckoned / 10)
  out.add(at++, reckoned / spread / 3)
  out.add(at++, total / 10)
  out.add(at++, total / spread / 3)
  out.add(at++, (total - otherTotal) / 5)
  out.add(at++, (total - otherTotal) / spread)
  out.add(at++, (s.buildings[seat] - otherBuildings) / 3)
  out.add(at++, s.buildings[seat] / 6)
  out.add(at++, look.income)
  out.add(at++, (look.income * phases) / 6)
  out.add(at++, look.productionKinds / 3)
  out.add(at++, s.tuckedSize[seat] / 3)
  out.add(at++, phases / 6)
  out.add(at++, Math.max(0, 2 - phases))
  out.add(at++, cards / 5)
  out.add(at++, cards * look.money)
  out.add(at++, (cards * look.money) / spread)
  out.add(at++, Math.max(0, cards - 7) / 3)
  out.add(at++, cards <= 1 ? 1 : 0)
  if (!isOwn) {
    out.add(at++, 1)
    out.add(at++, cards / 5)
    return
  }
  at += 2
  lookAtHand(s, look)
  for (let i = 0; i < bestCards.length; i++) out.add(at++, bestCards[i] / 2)
  out.add(at++, bestCards[0] / spread)
}
