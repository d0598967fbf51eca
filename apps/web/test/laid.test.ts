/** Tiles and buildings stay where they are: new ones come at the end, in the order in which they came. */
import { Game, orThrow } from '@doubloon/engine'
import { CITY_SPACES, puertoRico, TILES } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { areaOf, barrelsHoused, buildingsLaid, lotsOf, tilesLaid } from '../src/puerto-rico/laid.ts'
import type { Event } from '../src/puerto-rico/table-types.ts'

const line = (...events: readonly Event[]) => ({ events })
const taken = (tile: 'corn' | 'coffee' | 'quarry', seat = 0, asForest = false): Event => ({
  type: 'tileTaken',
  by: 'settler',
  seat,
  tile,
  asForest,
})

test('tiles lie as they came, behind those that lay there before', () => {
  const lines = [
    line(taken('quarry'), taken('corn', 1)),
    line(taken('coffee')),
    line(taken('corn')),
  ]
  expect(tilesLaid({ indigo: 1, corn: 2, coffee: 1, quarry: 1 }, 0, lines)).toEqual([
    ...['corn', 'indigo'],
    ...['quarry', 'coffee', 'corn'],
  ])
})

test('a forest lies where its plantation was laid', () => {
  const drawn: Event = { type: 'plantationDrawn', seat: 0, tile: 'coffee', by: 'hacienda' }
  const made: Event = { type: 'forestMade', seat: 0, tile: 'coffee', by: 'forestHouse' }
  const lines = [line(taken('corn', 0, true)), line(drawn), line(made), line(taken('corn'))]
  expect(tilesLaid({ corn: 1, forest: 2 }, 0, lines)).toEqual(['forest', 'forest', 'corn'])
})

test('barrels stand in the trading house as they were sold, since it was emptied', () => {
  const sold = (
    good: 'corn' | 'sugar' | 'coffee',
    to: 'trading house' | 'trading post',
  ): Event => ({
    type: 'sold',
    seat: 0,
    good,
    to,
    price: 1,
  })
  const lines = [
    line(sold('sugar', 'trading house')),
    line({ type: 'houseEmptied' }),
    line(sold('coffee', 'trading house'), sold('sugar', 'trading post')),
    line(sold('corn', 'trading house')),
  ]
  expect(barrelsHoused({ coffee: 1, corn: 1 }, lines)).toEqual(['coffee', 'corn'])
  expect(barrelsHoused({ coffee: 1, corn: 1, indigo: 1 }, lines)).toEqual([
    'indigo',
    'coffee',
    'corn',
  ])
})

test('in whole games nothing that lies there moves, and all of it is there', () => {
  const options = { players: 4, buildings: 'all31', forestFromHacienda: true }
  let game = orThrow(Game.start(puertoRico, options, 'laid'))
  const lines: { readonly events: readonly Event[] }[] = []
  let before = game.view(0).seats.map(({ island }, seat) => tilesLaid(island, seat, []))
  let moves = 0
  while (!game.over) {
    const steps = game.steps()
    const move =
      steps.find((it) => /^(choose settler|take|draw)/.test(it)) ?? steps[moves % steps.length]
    game = orThrow(game.play(move ?? ''))
    lines.push({ events: game.events })
    moves++
    const now = game.view(0).seats.map(({ island }, seat) => {
      const laid = tilesLaid(island, seat, lines)
      const counts = TILES.map((kind) => laid.filter((it) => it === kind).length)
      expect(counts).toEqual(TILES.map((kind) => island[kind] ?? 0))
      return laid
    })
    const isTurned = game.events.some(({ type }) => type === 'forestMade')
    for (const [seat, laid] of now.entries())
      if (!isTurned) expect(laid.slice(0, before[seat]?.length)).toEqual(before[seat])
    before = now
  }
  expect(Math.max(...before.map(({ length }) => length))).toBeGreaterThan(8)
})

const built = (building: string, seat = 0): Event => ({
  type: 'built',
  seat,
  building,
  doubloons: 0,
})

test('buildings stand as they were built, behind those that stood there before', () => {
  const lines = [line(built('wharf')), line(built('office', 1)), line(built('smallMarket'))]
  const city = { smallMarket: 1, office: 0, wharf: 1, hospice: 0 }
  expect(buildingsLaid(city, 0, lines)).toEqual(['hospice', 'office', 'wharf', 'smallMarket'])
})

test('in every order of small and large buildings each has its spaces, together, and none moves', () => {
  const size = (key: string) => (key === 'fortress' ? 2 : 1)
  const tried: string[][] = []
  const walk = (city: readonly string[], used: number): void => {
    tried.push([...city])
    for (const key of ['office', 'fortress'])
      if (used + size(key) <= CITY_SPACES) walk([...city, key], used + size(key))
  }
  walk([], 0)
  for (const city of tried) {
    const lots = lotsOf(city)
    expect(lots.map(({ length }) => length)).toEqual(city.map(size))
    expect(new Set(lots.flat()).size).toBe(lots.flat().length)
    expect(lots.flat().every((lot) => lot >= 0 && lot < CITY_SPACES)).toBe(true)
    expect(lots.slice(0, -1)).toEqual(lotsOf(city.slice(0, -1)))
  }
  expect(tried.length).toBeGreaterThan(500)
})

test('spaces are named as areas of the grid', () => {
  expect(areaOf([0])).toBe('grid-area: 1 / 1 / 2 / 2')
  expect(areaOf([3, 7])).toBe('grid-area: 1 / 4 / 3 / 5')
  expect(areaOf([10, 11])).toBe('grid-area: 3 / 3 / 4 / 5')
})
