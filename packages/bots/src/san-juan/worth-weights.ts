/**
 * What a seat may still expect to score from what it has: tables that were fitted to the ends of many games. All in VP
 * beyond the score as it stands.
 */
import { BUILDINGS } from '@doubloon/san-juan/fast'

const none = () => new Float64Array(BUILDINGS.length)

/** A building that stands: once, and for every builder phase still to come. */
export const STANDING = none()
export const STANDING_BY_PHASE = none()

/** A card in the hand that may still be built, beyond being money: likewise. */
export const HELD = none()
export const HELD_BY_PHASE = none()

/** Per price of the goods of production buildings, by rank of price, and phase: rows as in SALES. */
export const GOODS_TO_COME = [new Float64Array(4), new Float64Array(4), new Float64Array(4)]

/** By time: every seat; each card in the hand; each beyond four; the price of goods not sold yet; each building behind the leader. */
export const BASE = new Float64Array(7)
export const HAND = new Float64Array(7)
export const LARGE_HAND = new Float64Array(7)
export const UNSOLD = new Float64Array(7)
export const BEHIND = new Float64Array(7)
/** By time: VP of the best building in the hand that can be paid. */
export const BEST = new Float64Array(7)

/** Together, by phase: Well and Market stand with two production buildings; and also with Aqueduct or Trading post. */
export const PAIRS = new Float64Array(4)

/** VP that a dear building in the hand would bring now: Guild hall, City hall, Triumphal arch, Palace, and each monument held with the Arch. */
export const DEAR_HELD = new Float64Array(5)
/** Growth of dear buildings that stand, by phase: Guild hall × production, with Smithy; City hall with Quarry; Palace × tens of VP; Arch × monuments held (once). */
export const DEAR_GROWTH = new Float64Array(5)

/** The seat is choosing a role, and has still to choose in this round. */
export const TURN = new Float64Array(2)
