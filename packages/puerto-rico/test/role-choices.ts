/** What whoever chooses a role is offered while all cards lie there; the prospectors depend on the number of players. */

const SIX_ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']

/** One of the six roles that every game has. */
export const SIX_CHOICES: readonly string[] = SIX_ROLES.map((role) => `choose ${role}`)
