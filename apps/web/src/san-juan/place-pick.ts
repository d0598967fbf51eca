/** What a press on a place of one's own city does in the decision that is put together. */
import { saySanJuan } from '../text/say-san-juan.ts'
import { goodOn } from './kinds.ts'
import type { Picks } from './picks.svelte.ts'

/** A control: it can be pressed now, and shows whether it has been. */
export interface Press {
  readonly key: string
  readonly state: 'open' | 'picked' | 'paying' | 'over'
  readonly press: () => void
  /** The stamp on what is pressed. */
  readonly word: string | undefined
}

export interface PlacePick {
  /** The place itself: its good or the room for one, or a building to be built over. */
  readonly place: Press | undefined
  /** Its good, where the place means something else. */
  readonly good: Press | undefined
  /** The good that would lie there. */
  readonly coming: string | undefined
}

export function placePick(picks: Picks, place: number, building: string): PlacePick {
  const good = picks.canMarkPlace(place) ? ofGood(picks, place) : undefined
  const over = picks.canBuildOver(place) ? ofSite(picks, place) : undefined
  const isComing = picks.picking?.from === 'empty' && picks.isPlaceMarked(place)
  return {
    place: over ?? good,
    good: over === undefined ? undefined : good,
    coming: isComing ? goodOn(building) : undefined,
  }
}

function ofGood(picks: Picks, place: number): Press {
  const words = saySanJuan.board.city
  const isMarked = picks.isPlaceMarked(place)
  const isPicked = picks.picking !== undefined
  const word = isPicked ? words.stamps[picks.picking?.verb ?? ''] : words.pays
  return {
    key: `good-${place}`,
    state: isMarked ? (isPicked ? 'picked' : 'paying') : 'open',
    press: () => picks.toggleGood(place),
    word: isMarked ? word : undefined,
  }
}

/** Equal places are one to the rules; the stamp lies on the one that is meant. */
function ofSite(picks: Picks, place: number): Press {
  const isOver = picks.isBuiltOver(place) && picks.site?.place === place
  return {
    key: `place-${place}`,
    state: isOver ? 'over' : 'open',
    press: () => picks.toggleSite(place),
    word: isOver ? saySanJuan.board.city.goes : undefined,
  }
}
