/** The score (SJ-SCORE-1 … 11): printed VP, tucked cards, the buildings that score at the end, the winner. */
import { orThrow } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { fast, State } from '../src/fast.ts'
import { BUILDINGS, sanJuan as rules } from '../src/index.ts'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

/** Ana's tableau, to be scored. */
const scored = (tableau: string) => sanJuan(three).tableau('Ana', tableau)
const scoring = (tableau: string) => scored(tableau).score('Ana')
const bonuses = (tableau: string) => scoring(tableau).bonuses

// Printed VP and tucked cards

describe('printed VP', () => {
  test.each(BUILDINGS)('SJ-SCORE-1: the $key scores $vp', ({ key, vp }) => {
    expect(scoring(`silver smelter, ${key}`)).toMatchObject({ buildings: 3 + vp, tucked: 0 })
  })

  test('SJ-SCORE-1: those of all own buildings are added up, copies too', () => {
    expect(scoring('indigo plant 3, sugar mill, coffee roaster 2, hero, library')).toEqual({
      seat: 0,
      buildings: 3 + 1 + 4 + 5 + 3,
      tucked: 0,
      bonuses: {},
      total: 16,
      tieBreak: 0,
      rank: 1,
      won: true,
    })
  })
})

describe('tucked cards', () => {
  test('SJ-SCORE-2, R-SJ-35: 1 VP each, from Chapel, Bank and Harbor alike', () => {
    const table = scored('indigo plant, chapel, bank, harbor')
      .tucked('Ana', 'hero 3, palace, indigo plant')
      .tuckedUnseen('Ana', 4)
    expect(table.score('Ana')).toMatchObject({ buildings: 7, tucked: 9, bonuses: {}, total: 16 })
  })

  test('SJ-SCORE-2: also where the building above has been built over', () => {
    const table = scored('indigo plant, crane').tucked('Ana', 'hero').tuckedUnseen('Ana', 'well 2')
    expect(table.score('Ana')).toMatchObject({ buildings: 2, tucked: 3, total: 5 })
  })

  test("SJ-SCORE-2: only the own tableau's", () => {
    const table = scored('indigo plant')
      .tableau('Ben', 'indigo plant, chapel')
      .tucked('Ben', 'hero 2')
      .tableau('Cyd', 'indigo plant, harbor')
      .tuckedUnseen('Cyd', 1)
    expect(['Ana', 'Ben', 'Cyd'].map((name) => table.score(name).total)).toEqual([1, 3 + 2, 3 + 1])
  })

  test('SJ-SCORE-9: hand cards and goods score nothing', () => {
    const table = scored('indigo plant*, silver smelter*, customs office*').hand('Ana', 'hero 3')
    expect(table.score('Ana')).toMatchObject({ total: 1 + 3 + 2, tieBreak: 3 + 3 })
  })
})

// Buildings that score at the end

describe('triumphal arch', () => {
  test.each([
    ['indigo plant', 0],
    ['statue', 4],
    ['victory column', 4],
    ['hero', 4],
    ['statue, victory column', 6],
    ['statue, hero', 6],
    ['victory column, hero', 6],
    ['statue, victory column, hero', 8],
  ])('SJ-B-ARCH-1, SJ-SCORE-3: with %s it gives %i VP', (monuments, vp) => {
    expect(bonuses(`triumphal arch, ${monuments}`)).toEqual({ triumphalArch: vp })
    expect(bonuses(monuments)).toEqual({})
  })

  test("SJ-B-ARCH-1: another's monuments do not count", () => {
    const table = scored('triumphal arch, statue').tableau('Ben', 'statue, hero')
    expect(table.score('Ana').bonuses).toEqual({ triumphalArch: 4 })
  })

  test('EX-SJ-21, SJ-B-MONUMENT-2: two monuments +6; with a City hall +4 for the four', () => {
    const arch = 'triumphal arch, statue, victory column'
    expect(bonuses(arch)).toEqual({ triumphalArch: 6 })
    expect(bonuses(`${arch}, city hall`)).toEqual({ triumphalArch: 6, cityHall: 4 })
    expect(bonuses(`${arch}, city hall, well, indigo plant`)).toEqual({
      triumphalArch: 6,
      cityHall: 5, // on top of what other city buildings give
    })
  })
})

describe('monuments', () => {
  test('SJ-B-MONUMENT-1: all three, but none twice', () => {
    const table = () =>
      sanJuan(three)
        .tableau('Ana', 'indigo plant, statue, victory column')
        .hand('Ana', 'statue, victory column, hero, well 3')
        .phase('builder', 'Ana')
    table()
      .refuses('build statue paying well, well', 'SJ-BUILDER-3')
      .refuses('build victory column paying well, well, well', 'SJ-BUILDER-3')
      .play('build hero paying well, well, well, statue')
      .expect('Ana', { tableau: 'indigo plant, statue, victory column, hero', total: 1 + 12 })
  })

  test('SJ-B-MONUMENT-1: no effect during play', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant*, statue, victory column, hero')
      .hand('Ana', 'well')
      .tradingHouse('t1')
      .play('choose trader', 'sell indigo')
      .expect('Ana', { handSize: 2 }) // the price alone
      .play('Ben: choose prospector')
      .expect('Ana', { handSize: 2 })
      .play('Cyd: choose producer', 'Cyd: pass', 'Ana: produce indigo', 'Ben: pass')
      .expect('Ana', { handSize: 2, tucked: 0 })
      .asks('Ben', 'D-SJ-2') // nor at the start of a round
  })

  test('SJ-B-MONUMENT-2: they count for arch and City hall, one does not exclude the other', () => {
    expect(bonuses('triumphal arch, city hall, statue, victory column, hero')).toEqual({
      triumphalArch: 8,
      cityHall: 5,
    })
  })
})

describe('guild hall', () => {
  test('EX-SJ-24, SJ-B-GUILDHALL-1, R-SJ-35: 5 buildings + 3 kinds = 8', () => {
    expect(bonuses('indigo plant 2, sugar mill, tobacco storage 2, guild hall')).toEqual({
      guildHall: 5 + 3,
    })
  })

  test.each([
    ['', 0],
    ['indigo plant, ', 1 + 1],
    ['indigo plant 4, ', 4 + 1],
    ['indigo plant, silver smelter, ', 2 + 2],
    ['indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter, ', 5 + 5],
    ['silver smelter 3, coffee roaster 2, customs office, well, statue, ', 5 + 2],
  ])('SJ-B-GUILDHALL-1, SJ-SCORE-4: with %s %i VP', (others, vp) => {
    expect(bonuses(`${others}guild hall`)).toEqual({ guildHall: vp })
  })

  test('SJ-B-GUILDHALL-1: goods on them do not matter', () => {
    expect(bonuses('indigo plant*, sugar mill*, guild hall')).toEqual({ guildHall: 4 })
  })
})

describe('city hall', () => {
  test('EX-SJ-23, SJ-B-CITYHALL-1: nine city buildings with itself', () => {
    const eight = 'poor house, aqueduct, carpenter, chapel, quarry, library, statue, victory column'
    expect(bonuses(`${eight}, city hall`)).toEqual({ cityHall: 9 })
    expect(bonuses(`indigo plant 2, ${eight}, city hall`)).toEqual({ cityHall: 9 })
  })

  test.each([
    ['alone', 'city hall', 1],
    ['production buildings do not count', 'city hall, indigo plant 3, silver smelter', 1],
    ['monuments count', 'city hall, statue, hero', 3],
    ['expansion buildings count', 'city hall, hut, customs office, residence', 4],
    ['the Cathedral counts', 'city hall, cathedral', 2],
  ])('SJ-B-CITYHALL-1, SJ-SCORE-5: %s', (_, tableau, vp) => {
    expect(bonuses(tableau)['cityHall']).toBe(vp)
  })
})

describe('palace', () => {
  /** So many VP from everything else: an indigo plant, a Harbor, and tucked cards. */
  const palace = (vp: number) =>
    scored('indigo plant, harbor, palace')
      .tuckedUnseen('Ana', vp - 3)
      .score('Ana')

  test('EX-SJ-22, SJ-B-PALACE-1, SJ-SCORE-8: 34 from everything else: 8 more, in all 42', () => {
    expect(palace(34)).toMatchObject({ bonuses: { palace: 8 }, total: 42 })
  })

  test.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [35, 8],
    [36, 9],
  ])('SJ-B-PALACE-1: %i VP give %i', (vp, more) => {
    expect(palace(vp)).toMatchObject({ bonuses: { palace: more }, total: vp + more })
  })

  test('SJ-SCORE-8: it comes after arch, Guild hall and City hall', () => {
    const score = scoring('palace, indigo plant 2, statue, guild hall, city hall, triumphal arch')
    expect(score.bonuses).toEqual({ triumphalArch: 4, guildHall: 3, cityHall: 5, palace: 4 })
    expect(score.total).toBe(5 + 4 + 3 + 5 + 4) // 17 VP from the rest
  })

  test('R-SJ-19, SJ-SCORE-8: after Cathedral, Residence and tucked cards too', () => {
    const table = scored('palace, cathedral, guild hall, residence, crane')
      .tucked('Ana', 'well 2')
      .tableau('Ben', 'indigo plant, palace, city hall')
    expect(table.score('Ana')).toEqual({
      seat: 0,
      buildings: 1,
      tucked: 2,
      bonuses: { guildHall: 0, residence: 4, cathedral: 7, palace: 3 },
      total: 14 + 3,
      tieBreak: 0,
      rank: 1,
      won: true,
    })
  })

  test('EX-SJ-D18, R-SJ-19: printed 20, tucked 5, 7 + 7 + 9: the Palace adds 12 to 48', () => {
    const table = scored(
      'indigo plant, silver smelter, crane, statue, victory column, hero, library, residence, cathedral, city hall, palace',
    )
      .tucked('Ana', 'well 3, tower 2')
      .tableau('Ben', 'indigo plant, guild hall')
      .tableau('Cyd', 'indigo plant, palace')
    expect(table.score('Ana')).toMatchObject({
      buildings: 20,
      tucked: 5,
      bonuses: { residence: 7, cathedral: 7, cityHall: 9, palace: 12 },
      total: 60,
    })
  })
})

describe('cathedral', () => {
  const cathedral = (ben: string, cyd: string, ana = '') =>
    scored(`indigo plant, cathedral${ana}`).tableau('Ben', ben).tableau('Cyd', cyd).score('Ana')
      .bonuses['cathedral']

  test('EX-SJ-27, SJ-X-CATHEDRAL-4: six buildings of cost 6 at two opponents: 4 + 3 + 2 + 1', () => {
    expect(cathedral('guild hall, city hall, residence', 'guild hall, city hall, palace')).toBe(10)
  })

  test.each([
    ['indigo plant', 'hero, library, goldsmith', 0],
    ['guild hall', 'indigo plant', 4],
    ['indigo plant', 'palace', 4],
    ['guild hall, city hall', 'indigo plant', 7],
    ['guild hall', 'guild hall', 7],
    ['triumphal arch, residence', 'palace', 9],
    ['triumphal arch, residence', 'palace, residence', 10],
    ['triumphal arch, residence, palace', 'palace, residence', 10],
  ])('SJ-X-CATHEDRAL-4, SJ-SCORE-7: against %s | %s: %i VP', (ben, cyd, vp) => {
    expect(cathedral(ben, cyd)).toBe(vp)
  })

  test('SJ-X-CATHEDRAL-4: neither own buildings nor the Cathedral count', () => {
    expect(cathedral('well', 'well', ', guild hall, palace, residence')).toBe(0)
    expect(cathedral('palace', 'well', ', guild hall, palace, residence')).toBe(4)
  })

  test('SJ-X-CATHEDRAL-4: without it nothing', () => {
    const table = sanJuan(three).tableau('Ben', 'palace').tableau('Cyd', 'palace')
    expect(table.score('Ana').bonuses).toEqual({})
  })
})

describe('residence', () => {
  const residence = (others: string) => bonuses(`residence, ${others}`)['residence']

  test('EX-SJ-30, SJ-X-RESIDENCE-1: a set of cost 2 and one of cost 6', () => {
    const score = scoring(
      'indigo plant 2, sugar mill, black market, well, tobacco storage 2, aqueduct, palace, guild hall, residence',
    )
    expect(score.bonuses['residence']).toBe(4 + 3)
  })

  test('EX-SJ-31, SJ-X-RESIDENCE-3, R-SJ-31: two sets of cost 1, one of cost 3, one of cost 6', () => {
    const table = sanJuan(three)
      .tableau(
        'Ana',
        'indigo plant 2, gold mine, guard room, poor house, bank, tobacco storage, aqueduct, palace, city hall, residence',
      )
      .hand('Ana', 'archive')
      .phase('builder', 'Ana')
      .play('build archive') // the twelfth
      .over('Ana')
    expect(table.score('Ana').bonuses['residence']).toBe(4 + 3 + 2 + 1)
  })

  test('EX-SJ-D20, SJ-X-RESIDENCE-5: many copies of one kind are in one set once', () => {
    expect(residence('indigo plant 5, smithy, archive, hut')).toBe(4)
    expect(residence('indigo plant 2, smithy, archive, hut, gold mine')).toBe(4 + 3)
  })

  test('SJ-X-RESIDENCE-2, SJ-SCORE-6: 4, 3, 2, 1 for the first four sets', () => {
    const sets = [
      'smithy, archive, gold mine',
      'well, crane, tavern',
      'chapel, tower, aqueduct',
      'guild hall, palace',
    ]
    expect(residence('indigo plant')).toBe(0)
    expect(residence(sets.slice(0, 1).join(', '))).toBe(4)
    expect(residence(sets.slice(0, 2).join(', '))).toBe(7)
    expect(residence(sets.slice(0, 3).join(', '))).toBe(9)
    expect(residence(`${sets[0]}, ${sets[1]}, ${sets[3]}`)).toBe(9)
    const table = sanJuan(three)
      .tableau('Ana', `residence, ${sets.slice(1).join(', ')}, smithy, archive`)
      .hand('Ana', 'gold mine')
      .phase('builder', 'Ana')
      .play('build gold mine')
    expect(table.score('Ana').bonuses['residence']).toBe(10)
  })

  test.each([
    ['two buildings are no set', 'smithy, archive', 0],
    ['two of one kind', 'indigo plant 2, smithy', 0],
    ['different costs', 'smithy, well, chapel', 0],
    ['three kinds of one cost', 'smithy, archive, hut', 4],
    ['every cost from 1 on: 2', 'sugar mill, well, tavern', 4],
    ['3', 'statue, park, tobacco storage', 4],
    ['4', 'victory column, coffee roaster, harbor', 4],
    ['5', 'hero, goldsmith, silver smelter', 4],
    ['the Cathedral costs 7', 'cathedral, palace', 0],
  ])('SJ-X-RESIDENCE-1: %s', (_, others, vp) => {
    expect(residence(others)).toBe(vp)
  })

  test('SJ-X-RESIDENCE-3: every building belongs to one set at most', () => {
    expect(residence('smithy, archive, hut, gold mine, poor house')).toBe(4) // five of cost 1
    expect(residence('smithy, archive, hut, gold mine, poor house, guard room')).toBe(4 + 3)
  })

  test('SJ-X-RESIDENCE-3: two of one production kind in two sets, never in one', () => {
    expect(residence('sugar mill 2, well, crane, tavern, market stand')).toBe(4 + 3)
    expect(residence('sugar mill 2, well')).toBe(0)
    expect(residence('sugar mill 3, well, crane, tavern')).toBe(4)
  })

  test('SJ-X-RESIDENCE-4: production and city buildings may be mixed', () => {
    expect(residence('coffee roaster, market hall, quarry')).toBe(4)
  })

  test('SJ-X-RESIDENCE-4: it counts itself as a building of cost 6', () => {
    expect(residence('palace, city hall')).toBe(4)
    expect(residence('palace')).toBe(0)
  })

  test('SJ-X-RESIDENCE-4: several sets of the same cost', () => {
    expect(residence('palace, city hall, guild hall, triumphal arch')).toBe(4) // 5 of cost 6
    expect(
      residence('well, crane, tavern, market stand, trading post, black market, sugar mill'),
    ).toBe(4 + 3)
  })

  test('R-SJ-31, SJ-X-RESIDENCE-5: the best arrangement is scored', () => {
    // Smithy, Archive and Hut together would leave the indigo plants without a partner.
    expect(residence('indigo plant 2, smithy, archive, hut, gold mine')).toBe(7)
    expect(residence('indigo plant 3, smithy, archive, hut, gold mine, poor house')).toBe(7)
    expect(
      residence('indigo plant 3, smithy, archive, hut, gold mine, poor house, guard room'),
    ).toBe(4 + 3 + 2)
  })

  test("SJ-X-RESIDENCE-1: another's buildings do not help", () => {
    const table = scored('residence, smithy, archive').tableau('Ben', 'hut, gold mine')
    expect(table.score('Ana').bonuses).toEqual({ residence: 0 })
  })
})

// The winner

describe('the winner', () => {
  /** The game ends with the twelfth building of Dan, who has 12 VP. */
  const ending = (): Table =>
    sanJuan({ players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true })
      .tableau('Dan', 'indigo plant 5, sugar mill 6')
      .hand('Dan', 'smithy')
      .chooses('Dan')
  const end = ['Dan: choose builder', 'Dan: build smithy']
  const MONUMENTS = 'statue, victory column, hero' // 12

  test('SJ-SCORE-10: most VP wins, whatever the number of buildings', () => {
    ending()
      .tableau('Ana', `${MONUMENTS}, well`)
      .tableau('Ben', `${MONUMENTS}`)
      .tableau('Cyd', 'indigo plant')
      .hand('Ben', 'palace 2')
      .play(...end)
      .over('Ana')
  })

  test('EX-SJ-D19, SJ-SCORE-10: 31 each; 2 cards and 2 goods beat 3 cards and 6 tucked ones', () => {
    const arch = `${MONUMENTS}, triumphal arch` // 20
    const table = ending()
      .tableau('Ana', `${arch}, silver smelter*, customs office*, quarry, market hall, prefecture`)
      .hand('Ana', 'palace 2')
      .tableau('Ben', `${arch}, library, chapel`)
      .tucked('Ben', 'crane 3, well 3')
      .hand('Ben', 'city hall, guild hall 2')
      .expect('Ana', { total: 31 })
      .expect('Ben', { total: 31 })
      .play(...end)
      .over('Ana')
    expect(table.score('Ana')).toMatchObject({ tieBreak: 4, rank: 1, won: true })
    expect(table.score('Ben')).toMatchObject({ tieBreak: 3, rank: 2, won: false })
  })

  test('SJ-SCORE-10: goods count 1 each', () => {
    ending()
      .tableau('Ana', `${MONUMENTS}, silver smelter`)
      .tableau('Ben', `${MONUMENTS}, silver smelter*`)
      .play(...end)
      .over('Ben')
  })

  test('SJ-SCORE-10: only between those who are equal', () => {
    ending()
      .tableau('Ana', `${MONUMENTS}, silver smelter`)
      .tableau('Ben', `${MONUMENTS}, coffee roaster*`)
      .hand('Ben', 'palace 2, city hall 2')
      .play(...end)
      .over('Ana')
  })

  test('SJ-SCORE-11, R-SJ-20: equal in both: they share the victory, wherever they sit', () => {
    const table = ending()
      .tableau('Ana', 'statue, hero, library')
      .tableau('Ben', `${MONUMENTS}, well`)
      .tableau('Cyd', `${MONUMENTS}, crane`)
      .hand('Ben', 'palace')
      .hand('Cyd', 'city hall')
      .play(...end)
      .over('Ben', 'Cyd')
    expect(['Ana', 'Ben', 'Cyd', 'Dan'].map((name) => table.score(name).rank)).toEqual([4, 1, 1, 3])
  })

  test('SJ-SCORE-11: all four may', () => {
    fourEqual()
      .play(...end)
      .over('Ana', 'Ben', 'Cyd', 'Dan')
  })

  const fourEqual = (): Table =>
    sanJuan({ players: ['Ana', 'Ben', 'Cyd', 'Dan'] })
      .tableau('Ana', 'statue, hero, quarry, chapel')
      .tableau('Ben', 'statue, hero, market hall, tower')
      .tableau('Cyd', 'statue, hero, prefecture, aqueduct')
      .tableau('Dan', 'indigo plant 8, sugar mill 3')
      .hand('Dan', 'smithy')
      .chooses('Dan')

  /** The winners as bots are told, as a set of bits. */
  function winnersOfBots(table: Table): number {
    const s = new State()
    orThrow(rules.fromPosition(table.game.position(), s))
    return fast.winners(s)
  }

  test('SJ-SCORE-10, -11: bots are told the same winners', () => {
    expect(winnersOfBots(fourEqual().play(...end))).toBe(0b1111)
    expect(winnersOfBots(ending().play(...end))).toBe(0b1000)
    const best = (name: string) => ending().tableau(name, `${MONUMENTS}, well`)
    expect(winnersOfBots(best('Ana').play(...end))).toBe(0b0001)
    expect(winnersOfBots(best('Cyd').play(...end))).toBe(0b0100)
    const equal = () => best('Ana').tableau('Cyd', `${MONUMENTS}, crane`)
    expect(winnersOfBots(equal().play(...end))).toBe(0b0101)
    expect(
      winnersOfBots(
        equal()
          .hand('Cyd', 'palace')
          .play(...end),
      ),
    ).toBe(0b0100)
    expect(
      winnersOfBots(
        equal()
          .hand('Ana', 'palace')
          .play(...end),
      ),
    ).toBe(0b0001)
  })
})
