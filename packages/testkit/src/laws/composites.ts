/** Laws of composite moves at the friendly door: every one in the list can be played by its text and its typed form. */
import { type Game, type GameState, type GameTypes, splitLine } from '@doubloon/engine'
import { type Finding, PROVED_NOTHING, sameBytes } from './law.ts'

/** A list longer than this is checked by a few of its moves only. */
const MOST_PLAYED = 24

/** What is wrong with the composite moves of the pending decision; nothing is proved where there are too many to list. */
export function compositesFault<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  seat: number,
): Finding {
  const offers = game.offers(500, seat)
  if (offers === undefined) return PROVED_NOTHING
  if (offers.length < 2) return `only ${offers.length} composite moves`
  if (new Set(offers.map(({ text }) => text)).size < offers.length)
    return 'two composite moves have one text'
  const every = Math.ceil(offers.length / MOST_PLAYED)
  for (const { text, move } of offers.filter((_, index) => index % every === 0)) {
    const byText = game.play(text, seat)
    if (!byText.ok) return `"${text}" is offered and refused: ${byText.error.message}`
    const line = splitLine(byText.value.record().moves.at(-1) ?? '').move
    if (line !== text) return `"${text}" was played as "${line}"`
    const byMove = game.play(JSON.parse(JSON.stringify(move)), seat)
    if (!byMove.ok) return `the typed form of "${text}" is refused: ${byMove.error.message}`
    if (!sameBytes(byText.value.snapshot(), byMove.value.snapshot()))
      return `text and typed form of "${text}" differ`
  }
  return undefined
}

/** What is wrong with the answers to a seat that is not asked; undefined if nothing is. */
export function wrongSeatFault<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
): string | undefined {
  const legal = game.steps()[0] ?? ''
  for (let seat = -1; seat <= game.players; seat++) {
    if (game.waiting.includes(seat)) continue
    if (game.offers(500, seat)?.length !== 0 || game.steps(seat).length > 0)
      return `seat ${seat} is not asked and has offers`
    const answers = [legal, 'no such move'].map((text) => game.play(text, seat))
    if (answers.some(({ ok }) => ok)) return `seat ${seat} is not asked and may play`
    const [known, unknown] = answers.map((answer) => JSON.stringify(answer))
    if (known !== unknown)
      return `the refusal tells seat ${seat} what the others may play: ${known}`
  }
  return undefined
}
