/** What nobody may be shown, in a view or in an event. */

/** Words that never stand in a view or an event: chance to come, and the seed it came from. */
const SECRETS = ['seed', 'rng', 'chance', 'generator']

/** What a game looks for in views and events; views are told by their seats. */
interface Looks<S, View, Event> {
  inView(view: View, s: S, seat: number): readonly string[]
  inEvent?(event: Event, seat: number): readonly string[]
}

/** What a view or an event shows that the seat may not see, in sentences. */
export function leaks<S, View extends object, Event>({
  inView,
  inEvent,
}: Looks<S, View, Event>): (seen: unknown, s: S, seat: number) => readonly string[] {
  return (seen, s, seat) => {
    const isView = typeof seen === 'object' && seen !== null && 'seats' in seen
    const own = isView ? inView(seen as unknown as View, s, seat) : inEvent?.(seen as Event, seat)
    return [...secretFields(seen), ...(own ?? [])]
  }
}

function secretFields(seen: unknown): readonly string[] {
  const json = JSON.stringify(seen)
  return SECRETS.filter((word) => json.includes(`"${word}"`)).map(
    (word) => `it has a field "${word}"`,
  )
}
