/** Laws of the words for small steps: integer ⇄ typed ⇄ text, for every step there is. */
import type { GameState, GameTypes, Rules } from '@doubloon/engine'

/** What is wrong with the words of a game's steps, in sentences. */
export function codecFaults<S extends GameState, T extends GameTypes>({
  steps,
  moveCount,
}: Rules<S, T>): readonly string[] {
  const faults: string[] = []
  const seen = new Map<string, number>()
  for (let step = 0; step < moveCount; step++) {
    const text = steps.text(step)
    const other = seen.get(text)
    if (other !== undefined) faults.push(`"${text}" is both ${other} and ${step}`)
    seen.set(text, step)
    if (text !== text.trim() || text === '' || text.includes('\n'))
      faults.push(`"${text}" is not one clean line`)
    if (steps.fromText(text) !== step)
      faults.push(`"${text}" is read as ${steps.fromText(text)}, not ${step}`)
    const typed = JSON.parse(JSON.stringify(steps.typed(step)))
    if (steps.fromTyped(typed) !== step)
      faults.push(`${JSON.stringify(typed)} is not read as ${step}`)
  }
  return faults
}
