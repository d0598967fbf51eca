import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { widthOf } from '../src/paint.ts'
import { type } from './run.ts'
import { folder, playFrom, RICH, screensOf } from './san-juan.ts'

/** Answers for any question: the proposal or, after it was not enough, the first choice. */
const ANYTHING = '\n1\n'.repeat(2000)
const lastScreen = (out: string) => screensOf(out).at(-1) ?? ''

test('a game of two players is played to its end by scripted answers', async () => {
  const line = 'play --game san-juan --players 2 --bot random --seed end'
  const { code, out } = await type(line, ANYTHING)
  expect(code).toBe(0)
  expect(out).toContain('The game is over. The seed of this game was end.')
  expect(out).toMatch(/★ wins/)
  expect(out.trimEnd()).toMatch(/Goodbye\.$/)
})

test('every screen keeps to 100 columns and 40 rows', async () => {
  for (const options of ['--players 4 --expansion --advanced', '--players 2 --expansion']) {
    const line = `play --game san-juan ${options} --bot random --seed wide`
    const screens = screensOf((await type(line, ANYTHING)).out)
    expect(screens.length).toBeGreaterThan(20)
    for (const screen of screens) {
      const lines = screen.replace(/\n> .*/s, '\n>').split('\n')
      expect(Math.max(...lines.map(widthOf)), screen).toBeLessThanOrEqual(100)
      expect(lines.length, screen).toBeLessThanOrEqual(40)
      expect(screen).not.toMatch(/undefined|NaN|\[object/)
    }
  }
})

test('the first screen shows the table, the own hand and what every role would bring', async () => {
  const { code, out } = await type('play --game san-juan --expansion --seed a')
  expect(code).toBe(0)
  for (const part of [
    /^San Juan · round 1 · governor .*draw pile 121 · discards 0 · Cathedral 7\/★$/m,
    /^Roles +builder {2}producer {2}trader {2}councillor {2}prospector$/m,
    /^Prices +▸\?/m,
    /^[▸ ]You.* hand {2}4, limit 7 · {2}1 of 12 buildings · {2}1 VP printed$/m,
    /^ {3}indigo plant 1\/1$/m,
    /^Hand +[a-z ]+ \d\/[\d★], /m,
    /^ {2}1 choose builder .*may build/m,
    /^ {2}2 choose producer +\+1 good/m,
    /^ {2}4 choose councillor .*\+1 of 5/m,
  ])
    expect(out).toMatch(part)
})

test('goods, new and tucked cards, trading houses seen and cards everybody knows are shown', async () => {
  const position = {
    ...RICH,
    seats: [
      { ...RICH.seats[0], tucked: { hero: 2 } },
      { hand: { hut: 2, tower: 1 }, knows: { shown: { hut: 1 } } },
      {
        tableau: ['indigoPlant', 'bank', 'harbor'],
        tucked: 1,
        bankUsed: true,
        tuckedUnseen: 1,
      },
    ],
    tradingHouses: ['t3', 't1'],
  }
  const { out, err } = await playFrom(position, [])
  expect(err).toBe('')
  expect(out).toMatch(/^ {3}indigo plant ● 1\/1, crane 2\/1,.*customs office ● 3\/2/m)
  expect(out).toMatch(/^▸You \(G\) .*2 tucked$/m)
  expect(out).toMatch(/^ Ana .*VP printed · holds hut$/m)
  expect(out).toMatch(/^ Ben .*VP printed · bank used$/m)
  expect(out).toMatch(/^Prices {2}1-1-2-2-3 {2}1-1-1-2-2 {2}▸\? .*▸ next/m)
  const built = await playFrom(RICH, ['choose builder', 'build smithy'], '', '--seats you,you,you')
  expect(built.out).not.toContain('smithy 1/1 new')
  const seats = '--seats you,you,random'
  const waiting = { ...RICH, seats: [RICH.seats[0], { hand: { hut: 3 } }, {}] }
  const next = await playFrom(waiting, ['choose builder', 'build smithy'], '\n', seats)
  expect(next.out).toContain('smithy 1/1 new')
})

test('a builder sees his own price beside every building, and what a crane saves', async () => {
  const { out } = await playFrom(RICH, ['choose builder'])
  expect(out).toMatch(/ 1 build indigo plant {2}free/)
  expect(out).toMatch(/build library {2}pay 3/)
  expect(out).toMatch(/build library over [a-z ]+ {2}pay \d/)
  expect(out).toMatch(/build cathedral {2}pay 5/)
  expect(out).toMatch(/ \d+ pass$/m)
  expect(out).not.toMatch(/build crane/)
})

test('after a building its payment is proposed; Enter plays it, numbers choose another', async () => {
  const saved = join(folder, 'paid.json')
  const pay = async (lines: string) => {
    const script = `build library\n${lines}\nsave ${saved}\n`
    const { out } = await playFrom(RICH, ['choose builder'], script)
    expect(out).toContain('The library costs you 3 (you may pay up to 5). What do you pay with?')
    expect(out).toMatch(/Enter = {2}build library paying [a-z ]+, [a-z ]+, [a-z ]+$/m)
    return JSON.parse(readFileSync(saved, 'utf8')).moves[1]
  }
  expect(await pay('')).toBe('build library paying indigo plant, indigo plant, well')
  expect(await pay('4 5 7')).toBe('build library paying indigo good, statue, well')
  expect(await pay('build library over chapel paying customs office good')).toBe(
    'build library over chapel paying customs office good',
  )
})

test('a payment that was begun is completed; what cannot be completed is refused', async () => {
  const { out } = await playFrom(
    RICH,
    ['choose builder'],
    'build library paying palace\nbuild library paying hero\nbuild palace over crane\n',
  )
  expect(out).toMatch(/Enter = {2}build library paying palace, [a-z ]+, [a-z ]+$/m)
  expect(out.match(/Not possible: .*SJ-/g)).toHaveLength(2)
})

test('undo first goes back from the payment to the buildings', async () => {
  const script = 'build library\nundo\nundo\n'
  const { out } = await playFrom(RICH, ['choose builder'], script)
  const asked = screensOf(out).map((screen) => /^ (Builder|The library|Choose)/m.exec(screen)?.[1])
  expect(asked).toEqual(['Builder', 'The library', 'Builder', 'Choose'])
})

const KEEPER = {
  options: { players: 3 },
  governor: 0,
  seats: [{ hand: { crane: 2 }, tableau: ['indigoPlant', 'prefecture'] }, {}, {}],
  seed: 'keeper',
}

test('several cards are picked by their numbers; too few are completed', async () => {
  const { out } = await playFrom(KEEPER, ['choose councillor'], '1\n1 9\n1 2 3\n1 2\n')
  expect(out).toContain('Councillor: keep 2 of the 5 cards drawn.')
  expect(out).toContain('numbers (as 1 3) or move · ? help')
  const [first = '', completed = '', ...others] = screensOf(out)
  const [, one = '', two = ''] =
    /1 ([a-z ]+?) {2}.*(?:^| {2,})2 ([a-z ]+?) {2}/ms.exec(
      first.slice(first.indexOf('Councillor:')),
    ) ?? []
  expect(completed).toContain('The rest is completed; Enter plays it.')
  expect(completed).toMatch(new RegExp(`Enter = {2}keep ${one}, `))
  expect(others[0]).toContain('There are only the choices 1 to 5.')
  expect(others[1]).toMatch(/Not possible: .*SJ-COUNC/)
  expect(others[2]).toMatch(new RegExp(`keeps? (${one}, ${two}|${two}, ${one})`))
})

test('goods to sell have their prices, those to produce the next ones', async () => {
  const houses = { tradingHouses: ['t3', 't1', 't2', 't4', 't5'], tradingHouse: 0 }
  const trade = await playFrom({ ...RICH, ...houses }, ['choose trader'])
  expect(trade.out).toMatch(/^Prices {2}▸1-1-2-2-3 .*▸ now/m)
  expect(trade.out).toContain('Trader: what do you sell? At most 2 goods')
  for (const item of ['indigo  1 card ', 'customs office good  2 cards', 'coffee  2 cards'])
    expect(trade.out).toContain(item)
  expect(trade.out).toMatch(/Enter = {2}sell [a-z ]+, [a-z ]+$/m)
  const seats = [{ tableau: ['indigoPlant', 'silverSmelter'] }, {}, {}]
  const produce = await playFrom({ ...RICH, ...houses, seats }, ['choose producer'])
  expect(produce.out).toMatch(/2 silver {2}next sells for 3 +3 pass/)
})

test('small steps can be typed and are then numbered to their end', async () => {
  const { out } = await playFrom(RICH, ['choose builder'], 'announce library\n1\n1\nundo\n')
  const [, over = '', amount = '', pay = '', back = ''] = screensOf(out)
  expect(over).toMatch(/you are building the library\.\n {2}1 over nothing/)
  expect(amount).toMatch(/1 pay 3 in all +2 pay 4 in all/)
  expect(pay).toContain('There are 3 still to pay.')
  expect(back).toMatch(/1 pay 3 in all/)
})

test('people at one terminal hand it over, and nobody sees the cards of another', async () => {
  const seats = [
    { hand: { hero: 2, statue: 1 }, tableau: ['indigoPlant', 'chapel'] },
    { hand: { well: 2, tower: 1 } },
  ]
  const script = '\nchoose builder\nbuild statue paying hero, hero\n\n\nlog\n'
  const { out, code } = await playFrom({ governor: 0, seats }, [], script, '--seats you,you')
  expect(code).toBe(0)
  const screens = screensOf(out)
  expect(screens[0]).toBe(
    'It is the turn of Player 1; nobody else should look.\n\nPress Enter, Player 1.\n> \n',
  )
  const over = screens.findIndex((screen) => screen.includes('Press Enter, Player 2.'))
  expect(over).toBeGreaterThan(2)
  expect(screens[over - 1]).toContain('Hand    statue 3/3, hero 5/5, hero 5/5')
  const ofSecond = screens.slice(over).join('')
  expect(ofSecond).toContain('Hand    well 2/1, well 2/1, tower 3/2')
  expect(ofSecond).toContain('Player 1 takes the builder, builds the statue for 2')
  expect(ofSecond).not.toContain('hero')
})

test('who leaves at the hand-over leaves the game', async () => {
  const { out, code } = await type('play --game san-juan --seats you,you --seed a')
  expect(code).toBe(0)
  expect(screensOf(out)).toHaveLength(1)
  expect(out).toContain('Goodbye.')
})

test('alone against opponents nothing is handed over', async () => {
  const { out } = await type('play --game san-juan --seats you,random,random --seed a')
  expect(out).not.toContain('Press Enter, ')
})

test('what others hold changes nothing on the screen', async () => {
  const screenWith = async (hand: object) => {
    const seats = [RICH.seats[0], { hand, tableau: ['indigoPlant', 'goldMine'] }, {}]
    return lastScreen((await playFrom({ ...RICH, seats }, [])).out)
  }
  const screen = await screenWith({ hut: 3, tower: 1 })
  expect(screen).toContain('gold mine?')
  expect(await screenWith({ palace: 1, hero: 3 })).toBe(screen)
})

test('the own log tells more than that of others', async () => {
  const moves = ['choose builder', 'build library paying indigo plant, smithy, well']
  const { out } = await playFrom(RICH, moves, 'log\n')
  expect(out).toContain('build library paying indigo plant, smithy, well.')
  expect(out).toContain('pay indigo plant, smithy, well')
  const seats = '--seats random,you,random'
  const other = await playFrom(RICH, moves, 'log\n', seats)
  expect(other.out).toMatch(/Ana takes the builder, builds the library for 3, pays 3 cards/)
  expect(other.out).not.toMatch(/paying|pays [a-z]/)
})

test('a game that was broken off says so', async () => {
  const roles = { builder: 0, producer: 1 }
  const position = { round: 200, governor: 0, roles, seats: [{ hand: { well: 1 } }, {}] }
  const { out } = await playFrom(position, [], 'choose prospector\n')
  const text = out.replaceAll(/\s+/g, ' ')
  expect(text).toContain('The limit of rounds is reached: the game is broken off here.')
  expect(text).not.toContain('seed of this game')
  expect(out).toContain('The game was broken off after the last possible round.')
  expect(out).toMatch(/^ You .*★ wins$/m)
})

test('rules are read on demand, by id, building and role', async () => {
  const line = 'play --game san-juan --players 2 --bot random --seed a'
  const { out } = await type(line, 'rules SJ-BUILDER-5\nrules gold mine\nrules trader\nrules\n?\n')
  expect(out).toContain('SJ-BUILDER-5  Amount to pay. Let\nC = printed cost of X\n')
  expect(out).toContain('SJ-B-GOLDMINE-4 ')
  expect(out).toContain('SJ-TRADE-9 ')
  expect(out).toContain(
    'Which rule? Type an id or a building, as: rules SJ-TRADE-5, or: rules harbor',
  )
  expect(out).toContain('A build names what you pay (build library paying crane, well)')
})

test('a saved game is loaded and goes on where it was', async () => {
  const file = join(folder, 'saved.json')
  const line = 'play --game san-juan --players 3 --bot random --seed s'
  const { out } = await type(line, `1\n1\n\nsave ${file}\n`)
  expect(out).toContain(`Saved to ${file}.`)
  const loaded = await type(`play --load ${file} --bot random`)
  expect(lastScreen(loaded.out).split('\n')[0]).toBe(lastScreen(out).split('\n')[0])
})
