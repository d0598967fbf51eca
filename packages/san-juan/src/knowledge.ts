/**
 * Who knows which hidden cards (SJ-INFO-1 … 7, ADR 0009). Every seat knows its own discards and what was shown to all.
 * When the discard pile is shuffled, a seat remembers which cards it knew there: they are in the draw pile or went,
 * since then, to a place that was filled from it.
 */
import { DECK_KINDS_N, KINDS_N, type State } from './state.ts'

/** A card came face up for everybody but the one who knew it already (−1: for all). */
export function seenByOthers(s: State, kind: number, knower: number): void {
  if (s.rememberedByAll[kind] > 0) s.rememberedByAll[kind]--
  for (let seat = 0; seat < s.players; seat++) if (seat !== knower) seen(s, seat, kind)
}

/** A seat sees a card of a kind again: it may be one that it remembers. */
export function seen(s: State, seat: number, kind: number): void {
  const at = seat * KINDS_N + kind
  if (s.remembered[at] > 0) s.remembered[at]--
}

/** What a seat (−1: a watcher) knows of the discard pile: what it put there itself, and what all have seen. */
export function discardsKnownTo(s: State, seat: number): Uint8Array {
  const known = s.shownDiscards.slice()
  if (seat >= 0)
    for (let kind = 0; kind < KINDS_N; kind++) known[kind] += s.knownDiscards[seat * KINDS_N + kind]
  return known
}

/** All have seen a card coming into a hand. */
export function showInHand(s: State, seat: number, kind: number): void {
  s.shown[seat * KINDS_N + kind]++
  s.shownSize[seat]++
}

/** Some cards left a hand unseen: of those that were shown, only what must be left is still sure to be there. */
export function leftHandUnseen(s: State, seat: number, cards: number): void {
  if (s.shownSize[seat] === 0) return
  for (let kind = 0; kind < KINDS_N; kind++)
    for (let i = 0; i < cards; i++) noLongerSure(s, seat, kind)
}

/** A card of a kind is built from a hand: others see it again, unless all knew it there or nothing new came to it. */
export function builtFromHand(s: State, seat: number, kind: number): void {
  const isNews = s.shown[seat * KINDS_N + kind] === 0 && s.drawnSince[seat] > 0
  noLongerSure(s, seat, kind)
  if (isNews) seenByOthers(s, kind, seat)
}

function noLongerSure(s: State, seat: number, kind: number): void {
  const at = seat * KINDS_N + kind
  if (s.shown[at] === 0) return
  s.shown[at]--
  s.shownSize[seat]--
}

/** What was known of the discard pile is remembered of the new draw pile, and nothing has left it yet. */
export function rememberShuffle(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    const first = seat * KINDS_N
    for (let kind = 0; kind < DECK_KINDS_N; kind++)
      s.remembered[first + kind] = s.knownDiscards[first + kind] + s.shownDiscards[kind]
    s.freshGoods[seat] = 0
    s.freshTucked[seat] = 0
    s.drawnSince[seat] = 0
    s.airDiscarded[seat] = 0
    s.tuckedSince[seat] = 0
  }
  s.rememberedByAll.set(s.shownDiscards)
  s.knownDiscards.fill(0)
  s.shownDiscards.fill(0)
  s.freshDiscarded = 0
}
