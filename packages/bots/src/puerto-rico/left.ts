/**
 * How much of the game is left, counted in uses: how often each role will still be played. Everything a seat builds up
 * pays once per use, and so counted games with any number of players look alike.
 */
import {
  boxOf,
  CITY_SPACES,
  citySpacesLeft,
  hasOption,
  OPTION,
  type State,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'

/** Uses in which the player with the fullest city fills one space. */
const USES_PER_SPACE = 0.75
/** Colonists a player receives with each use of the mayor. */
const COLONISTS_PER_USE = 1.9
/** VP chips a player takes with each use of the captain: at least, and for each occupied tile. */
const VP_PER_USE = 1.26
const VP_PER_WORKER = 0.68

/** Uses left; what is left of the present round included. */
export function usesLeft(s: State): number {
  const { rolesPerRound, roles } = boxOf(s)
  const thisRound = (rolesPerRound - s.rolesTaken) / roles
  if (s.endTriggers !== 0) return thisRound
  const later = usesLater(s)
  if (s.roundLimit === 0) return thisRound + later
  return thisRound + Math.min(later, ((s.roundLimit - s.round) * rolesPerRound) / roles)
}

/** After the present round: whichever supply ends first, the nearer ones together a little sooner. */
function usesLater(s: State): number {
  const { players } = s
  let space = CITY_SPACES
  for (let seat = 0; seat < players; seat++) space = Math.min(space, citySpacesLeft(s, seat))
  const byCity = space * USES_PER_SPACE
  if (hasOption(s, OPTION.cityOnly)) return byCity
  let workers = 0
  for (let i = players * WORKPLACES_N - 1; i >= 0; i--) workers += s.workers[i]
  const byColonists = s.colonistSupply / (players * COLONISTS_PER_USE)
  const byVp = s.vpSupply / (players * VP_PER_USE + workers * VP_PER_WORKER)
  return softMinimum(Math.max(byCity, SOON), Math.max(byColonists, SOON), Math.max(byVp, SOON))
}

const SOON = 0.2

function softMinimum(a: number, b: number, c: number): number {
  return 1 / Math.sqrt(Math.sqrt(1 / (a * a * a * a) + 1 / (b * b * b * b) + 1 / (c * c * c * c)))
}
