/** The order in which seats choose roles. Both games have it: clockwise from the governor, who moves on with every round. */

/** More choices than this never lie before a seat's next one. */
export const MOST_CHOICES = 10

/** How many roles are chosen before a seat chooses one, by its place from the governor. */
export function choicesBefore(
  place: number,
  players: number,
  taken: number,
  perRound: number,
): number {
  for (let choice = taken; choice < perRound; choice++)
    if (choice % players === place) return choice - taken
  return perRound - taken + ((place - 1 + players) % players)
}
