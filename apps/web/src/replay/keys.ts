/** Going through a game with the keyboard. What has the focus takes its own keys first. */
import type { ReplayModel } from './model.svelte.ts'
import type { Stride, Way } from './stops.ts'

const STEPS: Readonly<Record<string, readonly [Stride, Way]>> = {
  ArrowLeft: ['move', 'back'],
  ArrowRight: ['move', 'on'],
  PageUp: ['round', 'back'],
  PageDown: ['round', 'on'],
  Home: ['game', 'back'],
  End: ['game', 'on'],
}

/** What a press of a key does in a replay. */
export function replayKeys(model: ReplayModel): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]') !== null || isTaken(event)) return
    const [stride, way] = STEPS[event.key] ?? []
    if (stride !== undefined && way !== undefined)
      model.step(event.shiftKey && stride === 'move' ? 'turn' : stride, way)
    else if (event.key === ' ') model.toggle()
    else return
    event.preventDefault()
  }
}

/** Fields keep all their keys, controls the one that presses them. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea') !== null) return true
  return key === ' ' && target.closest('button, a[href], summary, [role="button"]') !== null
}
