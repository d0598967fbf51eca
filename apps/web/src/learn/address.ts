/** Addresses of lessons. */

/** The lessons of a game, or one of them. */
export function lessonAddress(game: string, lesson?: string): string {
  return lesson === undefined ? `/learn/${game}` : `/learn/${game}/${lesson}`
}
