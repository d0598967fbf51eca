/** All five role cards, and what whoever chooses one is offered while all lie there. */

const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const

export const ALL_FREE = Object.fromEntries(ROLES.map((role) => [role, 'free']))

export const FIVE_CHOICES: readonly string[] = ROLES.map((role) => `choose ${role}`)
