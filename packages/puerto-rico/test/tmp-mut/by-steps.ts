/** All whole moves of a decision as the canonical small steps of the engine reach them, one after another. */
import { orThrow } from '@doubloon/engine'
import type { PuertoRicoGame } from './lockstep.ts'
import { GOODS, type Good } from './tables.ts'

const PART = /^(put \d+ on |keep \d+ |put \d+ .+ aboard$|give )/

/** A text per path, in the words of the notation; a whole reached twice stands twice. Undefined: over `most`. */
export function wholesBySteps(game: PuertoRicoGame, most: number): string[] | undefined {
  const held = game.position().seats[game.toMove].goods
  const found: string[] = []
  const walk = (at: PuertoRicoGame, before: readonly string[]): void => {
    for (const step of at.steps()) {
      if (found.length > most) return
      const next = orThrow(at.play(step))
      const steps = [...before, ...stepsMade(next, game.toMove)]
      if (next.midway) walk(next, steps)
      else found.push(inWords(steps, held))
    }
  }
  walk(game, [])
  return found.length > most ? undefined : found
}

/** The step played and the forced parts of the same whole that followed it. */
function stepsMade(game: PuertoRicoGame, seat: number): string[] {
  const steps: string[] = []
  for (const event of game.events) {
    if (event.type !== 'moved') continue
    if (event.seat !== seat || (steps.length > 0 && !PART.test(event.move))) break
    steps.push(event.move)
  }
  return steps
}

/** Small steps as one line of notation, put together here and not by the engine. */
function inWords(steps: readonly string[], held: Partial<Record<Good, number>>): string {
  const [first] = steps
  if (first.startsWith('put ')) return `place ${amounts(steps, /^put (\d+) on (.+)$/)}`
  if (first.startsWith('keep ')) return `store ${kept(steps, held)}`
  if (first === 'load on small wharf')
    return `load ${amounts(steps, /^put (\d+) (.+) aboard$/)} on small wharf`
  const given = steps.slice(1).filter((step) => !step.startsWith('give no '))
  const items = given.map((step) => step.replace('give ', '').replace(' barrel', ''))
  return items.length === 0 ? first : `${first} giving ${items.join(', ')}`
}

function amounts(steps: readonly string[], form: RegExp): string {
  const items = steps.flatMap((step) => {
    const [, count, word] = form.exec(step) ?? []
    return count === undefined || count === '0' ? [] : [`${word} ${count}`]
  })
  return items.join(', ')
}

function kept(steps: readonly string[], held: Partial<Record<Good, number>>): string {
  const items = GOODS.flatMap((good) => {
    const step = steps.find((one) => one.startsWith('keep ') && one.endsWith(` ${good}`))
    const count = Number(step?.split(' ')[1] ?? 0)
    if (count === 0) return []
    return [count > 1 && count === held[good] ? good : `${good} ${count}`]
  })
  return items.length === 0 ? 'nothing' : items.join(', ')
}
