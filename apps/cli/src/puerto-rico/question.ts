/** What is asked, in one sentence, with the numbers one needs to answer. */
import { inWords } from '@doubloon/engine'
import { placementOf } from '@doubloon/puerto-rico'
import type { PuertoRicoGame } from './game.ts'
import { DETAILS, QUESTIONS } from './messages.ts'

/** The pending decision as a question to the seat that decides. */
export function questionOf(game: PuertoRicoGame): string {
  const question = QUESTIONS[game.decision] ?? game.decision
  if (game.decision === 'D-MAYOR-PLACE') return `${question} ${placementDetails(game)}`
  const { about } = game.view(game.toMove)
  return about === undefined ? question : `${question} ${DETAILS.about(inWords(about))}`
}

function placementDetails(game: PuertoRicoGame): string {
  const { colonists, workplaces } = placementOf(game, game.toMove)
  const circles = workplaces.map((place) => `${place.word} ${place.circles}`).join(', ')
  return DETAILS.placement(colonists, circles)
}
