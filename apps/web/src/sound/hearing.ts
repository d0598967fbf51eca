/** Sound as the table asks for it: nothing is loaded and nothing is made while it is off. */
import { settings } from '../settings/settings.svelte.ts'
import type { Cue } from './cues.ts'
import type { Sound } from './recipes.ts'

/** By the setting, compared with the usual. */
const LOUDNESS = { quiet: 0.4, normal: 1, loud: 2 }

/** Plays the sounds that are left once it knows how; what it returns ends those that have not begun. */
export function hear(cues: readonly Cue[]): () => void {
  if (settings.sound !== 'on' || cues.length === 0) return () => undefined
  let end: (() => void) | undefined
  let isOver = false
  // A sound that could not be fetched is no reason to stop a game.
  void import('./player.ts').then(
    ({ playCues }) => {
      if (!isOver) end = playCues(cues, LOUDNESS[settings.volume])
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}

/** One sound, now. */
export function hearOne(sound: Sound): void {
  hear([{ sound, at: 0 }])
}
