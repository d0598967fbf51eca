/** Lists of offers that many scenarios expect, or begin with. */

/** The roles that every game has. */
export const SIX_ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']

/** Choosing one of them. */
export const SIX_CHOICES: readonly string[] = SIX_ROLES.map((role) => `choose ${role}`)

/** What one doubloon buys with the builder's privilege, of the base game. */
export const BUILD_CHEAPLY: readonly string[] = [
  'build small indigo plant',
  'build small sugar mill',
  'build small market',
  'build hacienda',
  'build construction hut',
]

/** Plantations of corn and sugar or a quarry, for whoever may also take a forest. */
export const TAKE_CORN_SUGAR_OR_FOREST: readonly string[] = [
  'take corn',
  'take corn as forest',
  'take sugar',
  'take sugar as forest',
  'take quarry',
  'pass',
]
