/** Plays sounds in a browser. It comes when sound is wanted and not before; whatever it makes is made then. */
import type { Cue } from './cues.ts'
import { type Bench, benchFor, partOf, RECIPES } from './recipes.ts'

/** How long a browser may take to wake its loudspeakers, in milliseconds; what would come later is not played. */
const WAKING = 300

let table: (Bench & { readonly context: AudioContext }) | undefined

/** Plays some sounds; what it returns ends those that have not begun yet. */
export function playCues(cues: readonly Cue[], loudness: number): () => void {
  // A page that nobody has touched yet may not make a sound.
  if (!navigator.userActivation.hasBeenActive) return () => undefined
  table ??= opened()
  const { context } = table
  const bench = partOf(table, loudness)
  const wanted = performance.now()
  void context.resume().then(() => {
    const late = performance.now() - wanted
    if (late < WAKING) schedule(bench, cues, late)
  })
  return () => bench.out.disconnect()
}

function opened(): Bench & { readonly context: AudioContext } {
  const context = new AudioContext()
  return { ...benchFor(context), context }
}

function schedule(bench: Bench, cues: readonly Cue[], late: number): void {
  for (const { sound, at } of cues)
    RECIPES[sound](bench, bench.context.currentTime + Math.max(0, at - late) / 1000)
}
