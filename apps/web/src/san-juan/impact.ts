/** What a phase would bring one player, as a line of the role-impact preview. */
import { buildingName, emblemOfGood, goodName } from '../text/names-san-juan.ts'
import type { Person } from '../text/person.ts'
import { saySanJuan } from '../text/say-san-juan.ts'
import type { Event } from './table-types.ts'
import { tallyOf } from './tally.ts'

export interface Impact {
  /** What happens, in words and symbols. */
  readonly what: string
  /** Cards more in the hand. */
  readonly cards: number
}

/** What everybody sees lying there; other hands are only guessed, and so is what is built from them. */
const OPEN = 'cathedral'

export function impactOn(
  events: readonly Event[],
  seat: number,
  viewer: number,
  who: Person,
): Impact {
  const tally = tallyOf(events, seat)
  const { cards, built, produced, missing, sold, tucked, seen, kept, searches, givers } = tally
  const words = saySanJuan.impact
  const made = produced.filter(hasKind)
  const parts = [
    ...built.map(({ building, paid }) =>
      seat === viewer || building === OPEN
        ? words.builds(who, buildingName(building), paid)
        : words.buildsUnknown(who),
    ),
    ...(made.length > 0 ? [words.makes(who, made.map(marked))] : []),
    ...(produced.length > made.length ? [words.getsGood(who)] : []),
    ...(missing.length > 0 ? [words.noneLeft(missing.map(marked))] : []),
    ...(sold.length > 0
      ? [
          words.sells(
            who,
            sold.map(({ good }) => marked(good)),
          ),
        ]
      : []),
    ...(seen > 0 ? [words.keeps(who, kept, seen)] : []),
    ...(tucked > 0 ? [words.tucks(who, tucked)] : []),
    ...givers.map((giver) => words.draws(who, buildingName(giver))),
    ...(searches.length > 0 ? [words.searches(who, searches.map(buildingName))] : []),
  ]
  const isNothing = parts.length === 0 && cards === 0
  return { what: isNothing ? words.nothing : words.joined(parts), cards }
}

/** Whether it is one of the goods with a price of its own. */
function hasKind(good: string): boolean {
  return emblemOfGood(good) === good
}

/** A good by its symbol; the one without a kind by its name. */
function marked(good: string): string {
  return hasKind(good) ? saySanJuan.impact.good(good) : goodName(good)
}
