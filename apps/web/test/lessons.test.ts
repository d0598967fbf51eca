/** Every lesson on the real desk: its position, its right path, its explained choices, and what its words claim. */
import { readdirSync } from 'node:fs'
import { Game } from '@doubloon/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { drawings } from '../sprite.ts'
import type { Moment, TableClient, TableTypes, Update } from '../src/client/contract.ts'
import {
  GAMES,
  type Game as GameName,
  lessonOf,
  lessonsOf,
  nextLesson,
} from '../src/learn/courses.ts'
import { type Figures, type Lesson, type Step, shownMove, verdictOn } from '../src/learn/lesson.ts'
import { LessonModel } from '../src/learn/model.svelte.ts'
import { textOf } from '../src/learn/opening.ts'
import { wordsOf } from '../src/learn/spoken.ts'
import type { AnyLessonWords, Said } from '../src/learn/words.ts'
import { pageAdapterOf } from '../src/local/page-adapters.ts'
import { isPainted } from '../src/pieces/painted.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import { puertoRicoBook } from '../src/rules/puerto-rico/book.ts'
import { sanJuanBook } from '../src/rules/san-juan/book.ts'
import type { SanJuan } from '../src/san-juan/table-types.ts'
import { begun, closeDesks, gamesOf, MapStore } from './desk.ts'

afterEach(closeDesks)

const ALL = GAMES.flatMap((game) => lessonsOf(game).map((name) => ({ game, name })))
/** Composite moves that are tried of a decision. */
const MOST = 5000
/** Right moves of a step that are followed to the end. */
const MOST_PATHS = 4

/** Somebody who takes a lesson. */
class Learner {
  readonly model: LessonModel
  readonly game: GameName
  readonly updates: Update<TableTypes>[] = []
  readonly #table: TableClient<TableTypes>

  private constructor(game: GameName, model: LessonModel, table: TableClient<TableTypes>) {
    this.game = game
    this.model = model
    this.#table = table
    model.client.subscribe((update) => this.updates.push(update))
  }

  static async of(game: GameName, name: string): Promise<Learner> {
    const lesson = theLesson(game, name)
    const games = gamesOf(new MapStore())
    const id = begun(await games.practise(textOf(game, lesson, ['You', 'Ana', 'Bruno'])))
    const table = games.open<TableTypes>(id)
    return new Learner(game, new LessonModel(game, name, lesson, table), table)
  }

  get moment(): Moment<TableTypes> {
    const last = this.updates.at(-1)
    if (last === undefined || last.type === 'trouble') throw new Error(JSON.stringify(last))
    return last.moment
  }

  /** Until the coach asks for something. */
  async asked(): Promise<Moment<TableTypes>> {
    await expect.poll(() => this.model.task, { interval: 1 }).toBeDefined()
    return this.moment
  }

  record(): Promise<string> {
    return this.#table.record()
  }

  /** All legal moves, by the engine. */
  async legal(): Promise<readonly string[]> {
    const adapter = await pageAdapterOf(this.game)
    const game = adapter && Game.replay(adapter.rules, JSON.parse(await this.record()))
    if (!game?.ok) throw new Error('the record cannot be played')
    return game.value.offers(MOST, 0)?.map(({ text }) => text) ?? []
  }

  /** Takes some steps as they are shown to who asks; waits for the next one. */
  async follow(steps: readonly Step<TableTypes>[]): Promise<void> {
    for (const step of steps) {
      await this.asked()
      await this.play(shownMove(step))
    }
    if (!this.model.isDone) await this.asked()
  }

  async play(move: string): Promise<void> {
    expect([move, await this.model.client.play(move)]).toEqual([move, undefined])
  }
}

function theLesson(game: GameName, name: string): Lesson<TableTypes> {
  const lesson = lessonOf(game, name)
  if (lesson === undefined) throw new Error(`no lesson ${name}`)
  return lesson
}

describe.each(ALL)('$game, $name', ({ game, name }) => {
  const { steps } = theLesson(game, name)

  test('the right path leads through it; other moves are explained and leave the table alone', async () => {
    const learner = await Learner.of(game, name)
    for (const step of steps) {
      await learner.asked()
      const legal = await learner.legal()
      const before = await learner.record()
      const { moment } = learner
      expect(legal).toContain(shownMove(step))
      expect(verdictOn(step, shownMove(step))).toEqual({ isRight: true })
      const told = new Set<string>()
      for (const move of legal) {
        const { isRight, wrong } = verdictOn(step, move)
        if (isRight) continue
        expect(await learner.model.client.play(move)).toMatchObject({ code: 'lesson' })
        expect(learner.model.explanation?.length).toBeGreaterThan(15)
        if (wrong !== undefined) told.add(wrong)
      }
      expect(await learner.record()).toBe(before)
      expect(learner.moment).toEqual(moment)
      // Each explanation belongs to a choice that can be made, and there is at least one.
      expect([...told].sort()).toEqual(Object.keys(step.wrong).sort())
      expect(told.size).toBeGreaterThan(0)
      await learner.play(shownMove(step))
      expect(learner.model.explanation).toBeUndefined()
      expect(learner.model.praise?.length).toBeGreaterThan(10)
    }
    expect(learner.model).toMatchObject({ isDone: true, task: undefined })
  })

  test('every right move of every step leads to the end, and every pattern fits one', async () => {
    const fitting = new Set<string>()
    /** The right moves now; which patterns they fit is remembered. */
    const rightOf = (step: Step<TableTypes>, legal: readonly string[]) => {
      const right = legal.filter((move) => verdictOn(step, move).isRight)
      for (const pattern of step.right)
        if (right.some((move) => verdictOn({ right: [pattern], wrong: {} }, move).isRight))
          fitting.add(pattern)
      return right
    }
    for (const [index, step] of steps.entries()) {
      const first = await Learner.of(game, name)
      await first.follow(steps.slice(0, index))
      const right = rightOf(step, await first.legal())
      for (const move of right.slice(0, MOST_PATHS)) {
        const learner = await Learner.of(game, name)
        await learner.follow(steps.slice(0, index))
        await learner.play(move)
        for (const later of steps.slice(index + 1)) {
          await learner.asked()
          await learner.play(rightOf(later, await learner.legal())[0] ?? '')
        }
        expect(learner.model.isDone).toBe(true)
      }
    }
    expect([...fitting].sort()).toEqual([...new Set(steps.flatMap(({ right }) => right))].sort())
  })

  test('after the last step the table stands still', async () => {
    const learner = await Learner.of(game, name)
    await learner.follow(steps)
    const { n, offers } = learner.moment
    expect(offers).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(learner.moment.n).toBe(n)
    expect(await learner.model.client.play('pass')).toBeDefined()
    expect(await learner.model.client.hint()).toBeUndefined()
  })
})

/** All texts of a lesson, with numbers as a stranger would fill them in. */
function textsOf(words: AnyLessonWords, figures: Figures): readonly string[] {
  const said = (text: Said) => (typeof text === 'string' ? text : text(figures))
  return [
    words.title,
    words.about,
    ...words.steps.flatMap(({ task, right, wrong, other }) =>
      [task, right, ...Object.values(wrong), other].map(said),
    ),
  ]
}

test('no number is written into the words: all of them come from the engine', () => {
  const anyFigure = new Proxy({}, { get: () => '§' }) as Figures
  const NUMBER = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice as)\b/i
  const found = ALL.flatMap(({ game, name }) =>
    textsOf(wordsOf(game, name), anyFigure).filter((text) => NUMBER.test(text)),
  )
  expect(found).toEqual([])
})

test('what is said fits the band, and links lead to topics of the rules', () => {
  const sprite = drawings(() => true)
  const paintings = readdirSync(new URL('../public/scenes/', import.meta.url))
  const books = { 'puerto-rico': puertoRicoBook(), 'san-juan': sanJuanBook() }
  const anyFigure = new Proxy({}, { get: () => '3' }) as Figures
  for (const { game, name } of ALL) {
    const { topic, icon } = theLesson(game, name)
    expect([name, books[game].topic(topic) === undefined]).toEqual([name, false])
    if (isPainted(icon)) expect(paintings).toContain(`${icon}.day.webp`)
    else expect(sprite).toContain(`id="${icon}"`)
    for (const text of textsOf(wordsOf(game, name), anyFigure)) {
      const plain = text.replace(/\[\[[^|]*\||\]\]|\*\*/g, '')
      expect([plain, plain.length < 235]).toEqual([plain, true])
      for (const [, linked = ''] of text.matchAll(/\[\[([^|]+)\|/g))
        expect([linked, books[game].topic(linked) === undefined]).toEqual([linked, false])
    }
  }
})

test('about ten lessons a game, each with a next one but the last', () => {
  for (const game of GAMES) {
    const names = lessonsOf(game)
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(names.map((name) => nextLesson(game, name))).toEqual([...names.slice(1), undefined])
  }
})

/** A learner who has come to a step. */
async function learnerAt(game: GameName, name: string, step: number): Promise<Learner> {
  const learner = await Learner.of(game, name)
  await learner.follow(theLesson(game, name).steps.slice(0, step))
  return learner
}

async function momentAt<F extends TableTypes>(game: GameName, name: string, step: number) {
  return (await learnerAt(game, name, step)).moment as unknown as Moment<F>
}

/** The numbers of a step. */
async function figuresOf(game: GameName, name: string, step: number): Promise<Figures> {
  const { moment, model } = await learnerAt(game, name, step)
  const after = (move: string) => model.client.factsAfter(move)
  return (await model.lesson.steps[step]?.figures?.({ moment, after })) ?? {}
}

test('every figure is a number', async () => {
  for (const { game, name } of ALL)
    for (const [step] of theLesson(game, name).steps.entries()) {
      const figures = Object.values(await figuresOf(game, name, step))
      expect([name, step, figures.every((it) => Number.isInteger(it) && it >= 0)]).toEqual([
        name,
        step,
        true,
      ])
    }
})

describe('what the words of Puerto Rico claim', () => {
  const of = (name: string, step: number) => figuresOf('puerto-rico', name, step)
  const at = (name: string, step: number) => momentAt<PuertoRico>('puerto-rico', name, step)

  test('colonists: nothing is made at first, then corn and indigo', async () => {
    const moment = await at('mayor', 0)
    expect(moment.facts.makes[0]).toMatchObject({ corn: 0, indigo: 0 })
    const { placement } = (await at('mayor', 2)).facts
    expect(placement).toMatchObject({ toPlace: 3, proposal: { corn: 1, indigo: 2 } })
    const { facts } = await at('mayor', 3)
    expect(facts.makes[0]).toMatchObject({ corn: 1, indigo: 1 })
  })

  test('barrels: the smaller number counts, and the empty plant makes none', async () => {
    expect(await of('craftsman', 0)).toEqual({ coffee: 1, fields: 2 })
    expect((await at('craftsman', 0)).facts.makes[0]).toMatchObject({ corn: 1, indigo: 0 })
    expect(await of('craftsman', 1)).toEqual({ coffee: 4, corn: 0 })
  })

  test('trade: sugar pays best, and coffee cannot be sold', async () => {
    expect(await of('trader', 1)).toEqual({ sugar: 4, indigo: 3, plain: 2 })
    const { offers } = await at('trader', 1)
    expect(offers?.map(({ text }) => text)).not.toContain('sell coffee')
  })

  test('the Harbor: too dear at first, then just enough', async () => {
    const { cost, price = 0, doubloons = 0, onCard = 0 } = await of('builder', 0)
    expect([cost, price > doubloons]).toEqual([8, true])
    const build = await of('builder', 1)
    expect(build).toEqual({ cost: 8, quarries: 2, builder: 1, price: doubloons + onCard })
  })

  test('danger: the craftsman brings most to the others', async () => {
    const { own = 0, ana = 0, bruno = 0, shipped = 0 } = await of('danger', 0)
    expect(Math.min(ana, bruno)).toBeGreaterThan(own + 1)
    expect((await of('danger', 1))['coffee']).toBeGreaterThan(shipped)
    const { view } = await at('danger', 1)
    expect(view.seats.slice(1).every(({ goods }) => Object.keys(goods).length === 0)).toBe(true)
  })

  test('loading: corn brings most, Ana’s stays ashore, the sugar had to follow', async () => {
    const { corn = 0, coffee = 0, sugar = 0 } = await of('captain', 1)
    expect(corn).toBeGreaterThan(Math.max(coffee, sugar))
    const { view } = await at('captain', 2)
    expect(view.seats[1]?.goods).toMatchObject({ corn: 3 })
    expect(view.seats[0]?.goods).toEqual({ corn: 1, coffee: 1 })
  })

  test('a full ship: the coffee stays, and Ana’s cannot be loaded', async () => {
    const { view } = await at('full', 1)
    expect(view.seats[0]?.goods).toEqual({ coffee: 1 })
    expect(view.ships.some(({ good }) => good === 'coffee')).toBe(false)
  })

  test('a warehouse keeps more of the commonest kind', async () => {
    expect(await of('warehouse', 0)).toEqual({ corn: 4, kept: 5, fewer: 3, coffee: 4, indigo: 1 })
  })

  test('large buildings: only the builder can pay, and the Guild Hall brings most when it works', async () => {
    const { doubloons = 0, price = 0 } = await of('large', 0)
    expect(price).toBe(doubloons + 1)
    const { quotes } = (await at('large', 1)).facts
    const large = ['guildHall', 'cityHall', 'customsHouse', 'residence', 'fortress']
    expect(large.map((key) => quotes[key]?.refusal)).toEqual(large.map(() => undefined))
    // With a colonist on it: what each would count in this city.
    const { seats } = theLesson('puerto-rico', 'large').position
    const [own, ...others] = seats as [{ buildings: Readonly<Record<string, number>> }, ...object[]]
    const points = await Promise.all(
      large.map(async (key) => {
        const buildings = { ...own.buildings, [key]: 1 }
        const position = { round: 13, seats: [{ ...own, buildings }, ...others] }
        const games = gamesOf(new MapStore())
        const id = begun(await games.practise(JSON.stringify({ position })))
        const moment = await new Promise<Moment<PuertoRico>>((resolve) =>
          games.open<PuertoRico>(id).subscribe((update) => {
            if (update.type !== 'trouble') resolve(update.moment)
          }),
        )
        return moment.facts.scores[0]?.total ?? 0
      }),
    )
    expect(points.indexOf(Math.max(...points))).toBe(0)
    expect(points.slice(1).every((it) => it < (points[0] ?? 0))).toBe(true)
  })

  test('the end: the Guild Hall brings more than the ships', async () => {
    const { hall = 0 } = await of('end', 2)
    expect(hall).toBeGreaterThan((await of('end', 0))['shipped'] ?? 0)
    expect((await at('end', 0)).view.endTriggers).toEqual(['city'])
    const { proposal } = (await at('end', 2)).facts.placement ?? {}
    expect(proposal).toMatchObject({ corn: 2, smallIndigoPlant: 1, tobaccoStorage: 3, office: 1 })
    expect(proposal).not.toHaveProperty('guildHall')
  })
})

describe('what the words of San Juan claim', () => {
  const of = (name: string, step: number) => figuresOf('san-juan', name, step)
  const at = (name: string, step: number) => momentAt<SanJuan>('san-juan', name, step)

  test('building and paying', async () => {
    expect(await of('cards', 0)).toEqual({ hand: 5, cost: 3 })
    expect(await of('cards', 1)).toEqual({ price: 2, library: 4 })
  })

  test('goods: as many as said, and their prices', async () => {
    expect(await of('producer', 1)).toEqual({ most: 2 })
    expect(await of('trader', 1)).toEqual({ most: 2, indigo: 1, tobacco: 2, silver: 3, cards: 5 })
    expect((await at('trader', 0)).facts.makes[0]).toBe(0)
  })

  test('the councillor finds a Silver Smelter that can be paid', async () => {
    expect(await of('councillor', 1)).toEqual({ drawn: 5, hand: 4 })
    const { facts } = await at('councillor', 1)
    expect(facts.picking?.pool).toMatchObject({ silverSmelter: 2, smithy: 1 })
  })

  test('the prospector: all other roles bring the others something', async () => {
    expect(await of('prospector', 0)).toMatchObject({ hand: 2, own: 1, makesAna: 1 })
    const { quotes, makes, foreseen } = (await at('prospector', 0)).facts
    expect(makes[0]).toBe(0)
    expect(Object.values(quotes).every(({ refusal }) => refusal?.code === 'too-expensive')).toBe(
      true,
    )
    const drawn = (role: string, seat: number) =>
      foreseen[`choose ${role}`]?.phase.filter((it) => it.type === 'drew' && it.seat === seat)
        .length
    expect([1, 2].map((seat) => drawn('prospector', seat))).toEqual([0, 0])
    expect([1, 2].every((seat) => (drawn('trader', seat) ?? 0) > (drawn('trader', 0) ?? 0))).toBe(
      true,
    )
  })

  test('the hand limit', async () => {
    expect(await of('chapel', 0)).toEqual({ hand: 9, limit: 7 })
    expect(await of('chapel', 1)).toEqual({ hand: 8, limit: 7 })
  })

  test('the Library makes the Hero possible, and so does the Crane the Library', async () => {
    const { cost = 0, others = 0 } = await of('library', 0)
    const { price = 0, points } = await of('library', 1)
    expect([cost - price, points]).toEqual([2, 5])
    expect([price <= others, cost - 1 <= others]).toEqual([true, false])
    const crane = await of('crane', 1)
    expect(crane).toEqual({ cost: 5, price: 4, over: 1 })
    expect((await of('crane', 0))['others']).toBe(2)
  })

  test('the Guild Hall brings most', async () => {
    const { guild = 0, city = 0, arch = 0 } = await of('hall', 1)
    expect(guild).toBeGreaterThan(Math.max(city, arch))
    expect(await of('hall', 0)).toEqual({ cost: 6, others: 5 })
  })

  test('the end: the column brings most, and wins whatever Ana builds', async () => {
    const { built, own = 0, ana = 0 } = await of('end', 0)
    expect([built, own > ana]).toEqual([11, true])
    const { view } = await at('end', 0)
    expect(view.seats[1]?.tableau).toHaveLength(11)
    const { column = 0, statue = 0, total } = await of('end', 1)
    expect([column > statue, total]).toEqual([true, own + column])
    // The game ends with the phase, and the learner wins it.
    const games = gamesOf(new MapStore())
    const lesson = theLesson('san-juan', 'end')
    const id = begun(await games.practise(textOf('san-juan', lesson, ['You', 'Ana', 'Bruno'])))
    const table = games.open<SanJuan>(id)
    const last = new Promise<Moment<SanJuan>>((resolve) =>
      table.subscribe((update) => {
        if (update.type !== 'trouble' && update.moment.over) resolve(update.moment)
      }),
    )
    for (const step of lesson.steps) expect(await table.play(shownMove(step))).toBeUndefined()
    const { facts } = await last
    expect(facts.scores[0]?.won).toBe(true)
    expect((await last).view.seats[1]?.tableau.some(({ building }) => building === 'palace')).toBe(
      false,
    )
  })
})
