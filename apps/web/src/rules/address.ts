/** Addresses inside the rules: every building, role, phase and numbered rule has one. */

/** A topic of a game: `/rules/puerto-rico/wharf`. Topics are building keys, roles, phases and chapters. */
export function topicAddress(game: string, topic?: string): string {
  return topic === undefined ? `/rules/${game}` : `/rules/${game}/${topic.replaceAll(' ', '-')}`
}

/** A numbered rule (`PR-CAPTAIN-3`, `SJ-BUILDER-5`, `PR-RUL-26`): the page finds its topic by itself. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}?rule=${encodeURIComponent(rule)}`
}
