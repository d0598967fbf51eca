/** English: counted things and small words that many texts use. */
import type { Person } from '../person.ts'
import { listIn, pluralIn } from '../plural.ts'

export const plural = pluralIn('en')
export const list = listIn('en')
/** A name inside a sentence. */
export const low = (name: string): string => name.toLocaleLowerCase('en')
export const slashed = (numbers: readonly (string | number)[]): string => numbers.join(' / ')

export const barrels = (n: number) => plural(n, { one: '# barrel', other: '# barrels' })
export const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })
export const colonists = (n: number) => plural(n, { one: '# colonist', other: '# colonists' })
export const doubloons = (n: number) => plural(n, { one: '# doubloon', other: '# doubloons' })
export const goods = (n: number) => plural(n, { one: '# good', other: '# goods' })
export const kinds = (n: number) => plural(n, { one: '# kind', other: '# kinds' })
export const players = (n: number) => plural(n, { one: '# player', other: '# players' })
export const spaces = (n: number) => plural(n, { one: '# space', other: '# spaces' })
export const vp = (n: number) => `${n} VP`
/** `+2`, `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'))

/** Who does something: `You`, `Clara`. */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'You' : name)
/** Several who do something together, the reader first. */
export const subjects = (people: readonly Person[]): string =>
  list(people.toSorted((one, other) => Number(other.isYou) - Number(one.isYou)).map(subject))
/** Several to whom something happens, the reader last. */
export const objects = (people: readonly Person[]): string =>
  list(
    people
      .toSorted((one, other) => Number(one.isYou) - Number(other.isYou))
      .map(({ name, isYou }) => (isYou ? 'you' : name)),
  )
/** What somebody does: `take`, `takes`. */
export const verb = ({ isYou }: Person, plain: string): string =>
  isYou ? plain : `${plain}${/(s|x|ch|sh)$/.test(plain) ? 'es' : 's'}`
