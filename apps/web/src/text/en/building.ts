/** English: the facts of a building, and its price for the viewer. */
import { colonists, doubloons, plural } from './words.ts'

export const building = {
  cost: (count: number) => `cost ${count}`,
  vp: (count: number) => `${count} VP`,
  circles: (count: number) => (count === 0 ? 'no colonist' : colonists(count)),
  spaces: 'fills 2 city spaces',
  left: (left: number, of: number) => `${left} of ${of} left`,
  /** What it gives at the end, as things stand. */
  wouldScore: (count: number) => `It would score **${count} VP** now.`,
  scores: (count: number) => `It scores **${count} VP** now.`,
  scoresIdle: (count: number) => `It would score **${count} VP** now, but nobody works there.`,
  /** Why the price is what it is. */
  price: (cost: number, quarries: number, builder: number, forests: number, price: number) => {
    const parts = [
      `${cost}`,
      ...(quarries > 0 ? [plural(quarries, { one: '# quarry', other: '# quarries' })] : []),
      ...(builder > 0 ? [`${builder} builder`] : []),
      ...(forests > 0 ? [`${forests} forests`] : []),
    ]
    return `For you now: ${parts.join(' − ')} = **${price}**`
  },
  /** Why it cannot be paid. */
  missing: (price: number, missing: number) =>
    `You have ${price - missing} of the ${doubloons(price)} it costs you: ${missing} short.`,
  /** The way to what the rules say about it, and its key. */
  rules: 'Rules',
  rulesKey: 'F1',
}
