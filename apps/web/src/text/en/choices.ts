/** English: what the button of a choice says. */
import { listIn, pluralIn } from '../plural.ts'

const plural = pluralIn('en')
const list = listIn('en')
/** Names of goods, tiles and roles stand in the middle of sentences. */
const low = (name: string) => name.toLowerCase()
const barrels = (count: number) => plural(count, { one: '# barrel', other: '# barrels' })
const colonists = (count: number) => plural(count, { one: '# colonist', other: '# colonists' })

export const choices = {
  labels: {
    pass: 'Pass',
    /** Passing, by the id of the decision, where a better word is known. */
    passes: {
      'D-HACIENDA': 'Do not draw',
      'D-HACIENDA-FOREST': 'Keep the field',
      'D-SETTLE': 'Take nothing',
      'D-SETTLE-2': 'Take nothing',
      'D-HOSPICE': 'No colonist',
      'D-BUILD': 'Build nothing',
      'D-UNIVERSITY': 'No colonist',
      'D-PRODUCE': 'Produce nothing',
      'D-CRAFT-EXTRA': 'Take nothing',
      'D-TRADE': 'Sell nothing',
      'D-GUEST': 'Guests stay',
    } as Readonly<Record<string, string>>,
    choose: (role: string) => `Choose ${role}`,
    draft: (building: string) => `Choose ${building}`,
    draw: 'Draw a plantation',
    makeForest: 'Lay it as a forest',
    take: (tile: string) => `Take ${low(tile)}`,
    takeAsForest: (tile: string) => `Take ${low(tile)} as forest`,
    settleColonist: 'Settle a colonist',
    takeColonists: (count: number) => (count === 0 ? 'Take none' : `Take ${colonists(count)}`),
    put: (count: number, place: string) => `${place}: ${count}`,
    place: 'Done',
    build: (price: number) => (price === 0 ? 'Build for nothing' : `Build for ${price}`),
    buildInKind: (given: readonly string[]) => `Give ${list(given)}`,
    giveColonist: (place: string) => `Give the colonist from ${place}`,
    giveNoColonist: 'Give no colonist',
    giveVp: (count: number) => (count === 0 ? 'Give no victory point' : 'Give 1 victory point'),
    giveBarrel: (good: string) => `Give 1 ${low(good)}`,
    staff: 'Put a colonist there',
    produce: 'Produce',
    takeExtra: (good: string) => `Take 1 ${low(good)}`,
    sell: (price: number) => (price === 0 ? 'Sell for nothing' : `Sell for ${price}`),
    sellOutside: (price: number, place: string) => `Sell for ${price} at the ${place}`,
    load: (count: number, good: string) => `Load ${count} ${low(good)}`,
    loadSelection: (place: string) => `Load the ${place}`,
    loadMixed: (count: number) => `Load ${barrels(count)}`,
    putAboard: (count: number, good: string) => `${count} ${low(good)} aboard`,
    keep: (count: number, good: string) => `Keep ${count} ${low(good)}`,
    store: (count: number) => (count === 0 ? 'Keep nothing' : `Keep ${barrels(count)}`),
    moveGuest: (place: string) => `Guest to ${place}`,
  },
  /** What is given in kind. */
  given: {
    vp: '1 victory point',
    barrel: (good: string) => `1 ${low(good)}`,
    colonist: (place: string) => `the colonist from ${place}`,
  },
}
