/** Option `balanced`: less money beside corn, and two other costs. Off by default. */
import { expect, test } from 'vitest'
import { newGame, puertoRico, type Table } from './table.ts'

const names = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

/** `tile doubloons` of every seat, clockwise from the governor. */
function startingBoards(table: Table): readonly string[] {
  const { governor, seats } = table.game.position()
  return seats.map((_, distance) => {
    const seat = seats[(governor + distance) % seats.length]
    return `${Object.keys(seat?.island ?? {}).join()} ${seat?.doubloons}`
  })
}

test.each([
  [2, ['indigo 3', 'corn 2']],
  [3, ['indigo 2', 'indigo 2', 'corn 1']],
  [4, ['indigo 3', 'indigo 3', 'corn 2', 'corn 2']],
  [5, ['indigo 4', 'indigo 4', 'indigo 4', 'corn 3', 'corn 3']],
])('balanced: of %i players those who start with corn get one doubloon less', (players, boards) => {
  for (const seed of ['a', 'b', 'c'])
    expect(
      startingBoards(newGame({ players: names.slice(0, players), balanced: true }, seed)),
    ).toEqual(boards)
})

test.each([
  [2, ['indigo 3', 'corn 3']],
  [3, ['indigo 2', 'indigo 2', 'corn 2']],
  [4, ['indigo 3', 'indigo 3', 'corn 3', 'corn 3']],
  [5, ['indigo 4', 'indigo 4', 'indigo 4', 'corn 4', 'corn 4']],
])('balanced is off unless it is said: %i players start with equal money', (players, boards) => {
  const options = { players: names.slice(0, players) }
  expect(startingBoards(newGame(options))).toEqual(boards)
  expect(startingBoards(newGame({ ...options, balanced: false }))).toEqual(boards)
})

/** Ana is the second to build and has this much money. */
const anaWith = (doubloons: number, balanced: boolean, island = 'none') =>
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], balanced })
    .give('Ana', { doubloons, island })
    .turnOf('Cyd')
    .play('choose builder', 'Cyd: pass')

test('balanced: the factory costs 8, the university 7', () => {
  anaWith(7, true)
    .refuses('build factory', 'PR-BUILDER-3')
    .play('build university')
    .expect('Ana', { doubloons: 0, buildings: 'university' })
  anaWith(8, true).play('build factory').expect('Ana', { doubloons: 0, buildings: 'factory' })
  anaWith(6, true).refuses('build university', 'PR-BUILDER-3').mayPlay('build large warehouse')
})

test('balanced is off unless it is said: the factory costs 7, the university 8', () => {
  anaWith(7, false)
    .refuses('build university', 'PR-BUILDER-3')
    .play('build factory')
    .expect('Ana', { doubloons: 0, buildings: 'factory' })
  anaWith(8, false).play('build university').expect('Ana', { doubloons: 0 })
  anaWith(6, false).refuses('build factory', 'PR-BUILDER-3')
})

test('balanced: both stay in the third column', () => {
  anaWith(5, true, 'quarry 4*').play('build factory').expect('Ana', { doubloons: 0 })
  anaWith(4, true, 'quarry 4*')
    .refuses('build factory', 'PR-BUILDER-3')
    .play('build university')
    .expect('Ana', { doubloons: 0 })
  anaWith(3, true, 'quarry 4*').refuses('build university', 'PR-BUILDER-3')
})

test.each([
  ['small indigo plant', 1],
  ['small sugar mill', 2],
  ['indigo plant', 3],
  ['sugar mill', 4],
  ['tobacco storage', 5],
  ['coffee roaster', 6],
  ['small market', 1],
  ['hacienda', 2],
  ['construction hut', 2],
  ['small warehouse', 3],
  ['hospice', 4],
  ['office', 5],
  ['large market', 5],
  ['large warehouse', 6],
  ['harbor', 8],
  ['wharf', 9],
  ['guild hall', 10],
  ['city hall', 10],
])('balanced: %s costs %i as ever', (building, cost) => {
  anaWith(cost, true).play(`build ${building}`).expect('Ana', { doubloons: 0, buildings: building })
  const offered = anaWith(cost - 1, true)
    .game.offers()
    ?.map(({ text }) => text)
  expect(offered).not.toContain(`build ${building}`)
})
