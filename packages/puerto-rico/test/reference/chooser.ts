/** A random player with a taste for the corners of the rules: builds much, uses what it has built. */
import { pick, type Random } from '@doubloon/testkit/reference'
import { placesOf } from './enumerate.ts'
import { colonistsOf, type Player } from './table.ts'

const INTERESTING =
  /guesthouse|black market|small wharf|library|forest house|church|university|hospice|hacienda|storehouse|specialty|trading post|lighthouse|union hall|construction hut/

/** What sort of move a text is; sorts are weighed, so that thousands of selections do not outweigh a pass. */
export function sortOf(text: string): string {
  if (text === 'pass') return 'pass'
  if (text.includes(' giving ')) return 'giving'
  if (text.startsWith('build ')) return INTERESTING.test(text) ? 'interesting' : 'build'
  if (text.endsWith('on small wharf')) return 'small wharf'
  if (text.endsWith('on wharf')) return 'wharf'
  if (text.endsWith('trading post')) return 'post'
  if (text.endsWith('as forest')) return 'forest'
  if (text === 'take quarry') return 'quarry'
  return 'plain'
}

const WEIGHT: Record<string, number> = {
  pass: 1,
  giving: 5,
  interesting: 6,
  build: 3,
  'small wharf': 3,
  wharf: 2,
  post: 3,
  forest: 3,
  quarry: 3,
  plain: 3,
}

export function choose(random: Random, legal: readonly string[]): string {
  const sorts = [...new Set(legal.map(sortOf))]
  const weights = sorts.map((sort) => WEIGHT[sort])
  let point = random() * weights.reduce((a, b) => a + b, 0)
  const sort = sorts.find((_, index) => {
    point -= weights[index]
    return point < 0
  })
  const moves = legal.filter((text) => sortOf(text) === (sort ?? sorts[0]))
  return pick(random, moves)
}

/** A random placement; buildings first more often than not, so that they work. */
export function randomPlacement(random: Random, player: Player): string {
  const places = placesOf(player)
  const circles = places.flatMap(({ name, circles: count }, index) =>
    Array.from({ length: count }, () => ({ name, index, rank: random() - (index > 4 ? 0.3 : 0) })),
  )
  circles.sort((a, b) => a.rank - b.rank)
  const filled = circles.slice(0, colonistsOf(player))
  const items = places
    .map(({ name }) => [name, filled.filter((circle) => circle.name === name).length] as const)
    .filter(([, count]) => count > 0)
  return `place ${items.map(([name, count]) => `${name} ${count}`).join(', ')}`
}
