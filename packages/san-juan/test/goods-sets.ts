/** The moves of a choice of goods: every set of the five kinds, one building each, up to a number of them. */

export const KINDS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver']

/** A production building of every kind, without and with goods on them. */
export const FIVE_EMPTY =
  'indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter'
export const FIVE_FULL =
  'indigo plant*, sugar mill*, tobacco storage*, coffee roaster*, silver smelter*'

/** `produce indigo`, `produce indigo, sugar`, … with at most so many goods, and to pass. */
export function setsUpTo(most: number, verb: 'produce' | 'sell'): readonly string[] {
  const sets = Array.from({ length: 2 ** KINDS.length }, (_, bits) =>
    KINDS.filter((_kind, bit) => (bits >> bit) & 1),
  )
  const named = sets.filter((set) => set.length > 0 && set.length <= most)
  return [...named.map((set) => `${verb} ${set.join(', ')}`), 'pass']
}
