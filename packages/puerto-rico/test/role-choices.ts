/** What whoever chooses a role is offered while all cards lie there; the prospectors depend on the number of players. */

/** The roles that every game has. */
export const SIX_ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']

/** Choosing one of them. */
export const SIX_CHOICES: readonly string[] = SIX_ROLES.map((role) => `choose ${role}`)
