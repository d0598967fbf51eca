/** What is said about a building of San Juan: in short on its card, in full beside it, and when it acts. */
import { type BuildingNumbers, facts } from '../rules/san-juan/numbers.ts'
import { aboutIn } from '../text/building-words.ts'
import { sayBuildingsSanJuan } from '../text/say-buildings-san-juan.ts'
import { saySanJuan } from '../text/say-san-juan.ts'

/** When a building acts: in the phase of a role, at the start of a round, whatever the role, or at the end. */
type When = keyof typeof saySanJuan.steps

/** Drawings of the times at which buildings act. */
const EMBLEMS: Readonly<Record<When, string>> = {
  builder: 'role-builder',
  producer: 'role-producer',
  trader: 'role-trader',
  councillor: 'role-councillor',
  prospector: 'role-prospector',
  'start-of-round': 'governor',
  many: 'hidden',
  scoring: 'vp',
}

const BY_KEY = new Map<string, BuildingNumbers>(facts.buildings.map((it) => [it.key, it]))

interface BuildingText {
  /** A few words for the card. */
  readonly short: string
  /** Everything it does. */
  readonly note: string
  readonly when: When
  /** The drawing that stands for it, and its words. */
  readonly emblem: string
  readonly time: string
}

/** What a building does and when, by its key. */
export function aboutBuilding(key: string): BuildingText {
  const its = BY_KEY.get(key)
  if (its === undefined) throw new Error(`there is no building ${key}`)
  const when = its.onCard
  const about = aboutIn(sayBuildingsSanJuan[its.key], its, facts)
  return { ...about, when, emblem: EMBLEMS[when], time: saySanJuan.steps[when] }
}
