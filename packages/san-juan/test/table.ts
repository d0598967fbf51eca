/**
 * San Juan's scenario language (test/README.md): say who has what, play moves in notation, say what must be so.
 * What is not said is not there: hands are empty, tableaux have one indigo plant, all other cards are in the draw pile.
 */
import { type Game, orThrow } from '@doubloon/engine'
import { SetTable } from '@doubloon/testkit'
import {
  type Event,
  type Position,
  sanJuan as rules,
  type SanJuanTypes,
  type State,
} from '../src/index.ts'
import type { EndReason } from '../src/words.ts'
import {
  type Cards,
  cardCount,
  readCards,
  readTableau,
  writeCards,
  writeTableau,
} from './notation.ts'
import { picture, seatOf } from './picture.ts'
import type {
  ChosenRole,
  CommonKnowledge,
  ExpectedSeat,
  Knowledge,
  TableOptions,
  Taken,
} from './said.ts'
import { Setting } from './setting.ts'

/** A table with these people; they have an indigo plant each and nothing else. */
export function sanJuan(options: TableOptions): Table {
  return new Table(options)
}

/** A game that was set up by the rules, with names for its seats. */
export function newGame(options: TableOptions, seed = 'a scenario'): Table {
  return new Table(options, seed)
}

/** Decisions in which those who come before the seat that is meant pass. */
const PASSED = ['D-SJ-3', 'D-SJ-4', 'D-SJ-5']

/** A table of San Juan. First the words about the table, then moves and expectations. */
export class Table extends SetTable<State, SanJuanTypes, Setting> {
  constructor(options: TableOptions, seed?: string) {
    super(rules, new Setting(options), seed)
  }

  /** The hand of a seat: `crane 2, well`. */
  hand(name: string, cards: string): this {
    return this.say((setting) => setting.hand(this.seat(name), cards))
  }

  /** The whole tableau of a seat in its order: `indigo plant*, chapel, quarry!`. */
  tableau(name: string, places: string): this {
    return this.say((setting) => setting.tableau(this.seat(name), places))
  }

  /** Cards that a seat tucked from its hand (Chapel, Bank). */
  tucked(name: string, cards: string): this {
    return this.say((setting) => setting.tucked(this.seat(name), cards))
  }

  /** Cards that a Harbor tucked; a number if it does not matter which. */
  tuckedUnseen(name: string, cards: string | number): this {
    return this.say((setting) => setting.tuckedUnseen(this.seat(name), cards))
  }

  /** The seat has used its Bank in this game, or its Library in this round. */
  used(name: string, what: 'bank' | 'library'): this {
    return this.say((setting) => setting.used(this.seat(name), what))
  }

  /** What a seat knows of hidden cards. */
  knows(name: string, knowledge: Knowledge): this {
    return this.say((setting) => setting.knows(this.seat(name), knowledge))
  }

  /** Exactly these cards; whatever then lies nowhere is out of the game. */
  drawPile(cards: string): this {
    return this.say((setting) => setting.pile('drawPile', cards))
  }

  /** The discard pile. */
  discard(cards: string): this {
    return this.say((setting) => setting.pile('discard', cards))
  }

  /** What everybody knows of hidden cards, or how many fresh goods were discarded. */
  allKnow(knowledge: CommonKnowledge): this {
    return this.say((setting) => setting.allKnow(knowledge))
  }

  /** Cards that left the game. */
  removed(cards: string): this {
    return this.say((setting) => setting.pile('removed', cards))
  }

  /** Where the Cathedral is, if it stands in no tableau: on the table unless said. */
  cathedral(where: 'table' | 'gone'): this {
    return this.say((setting) => setting.cathedral(where))
  }

  /** The trading house cards of the next trader phases, in their order; all five have been seen. */
  tradingHouse(...houses: readonly string[]): this {
    return this.say((setting) => setting.nextHouses(houses))
  }

  /** The trading house cards that came so far; the next one is unknown. */
  housesSeen(...houses: readonly string[]): this {
    return this.say((setting) => setting.seenHouses(houses))
  }

  /** Roles taken in this round: { builder: 'Ana' }, in the order of taking. */
  taken(taken: Taken): this {
    return this.say((setting) => setting.taken(taken))
  }

  /** Who chooses a role now: the first seat, or the one after those who took a role. */
  chooses(name: string): this {
    return this.say((setting) => setting.chooses(this.seat(name)))
  }

  /** The governor; if not said, as many seats before the one who chooses as roles are taken. */
  governor(name: string): this {
    return this.say((setting) => setting.governor(this.seat(name)))
  }

  /** The seat has just chosen this role. With a name behind it: all who are asked before that seat have passed. */
  phase(role: ChosenRole, chooser: string, asked?: string): this {
    return this.say((setting) => {
      setting.chooses(this.seat(chooser))
      setting.opening = { role, ...(asked !== undefined && { until: this.seat(asked) }) }
    })
  }

  /** A new round begins with this governor: its first decision is pending, one of §7 if there is any. */
  roundStarts(governor: string): this {
    return this.say((setting) => setting.roundStarts(this.seat(governor)))
  }

  /** The number of the round: 1 if not said, 2 if it starts. */
  round(round: number): this {
    return this.say((setting) => setting.round(round))
  }

  /** Advanced start: these seats still have to choose among the cards of their hands. */
  startingCards(...names: readonly string[]): this {
    return this.say((setting) => setting.startingCards(names.map((name) => this.seat(name))))
  }

  /** Another chance to come. */
  seed(seed: string): this {
    return this.say((setting) => setting.seed(seed))
  }

  /** What must be so now; facts left out are not looked at. */
  expect(what: 'drawPile' | 'discard' | 'removed', cards: string | number): this
  expect(what: 'roles', roles: Taken): this
  expect(what: 'ending', ...reasons: readonly EndReason[]): this
  expect(what: 'governor', name: string): this
  expect(what: 'cathedral', where: string): this
  expect(what: 'round', round: number): this
  expect(name: string, seat: ExpectedSeat): this
  expect(what: string, ...expected: readonly unknown[]): this {
    const position = this.game.position()
    const [first] = expected
    if (what === 'drawPile' || what === 'discard' || what === 'removed')
      this.#sameCards(what, first as string | number, position[what])
    else if (what === 'roles') this.#expectRoles(first as Taken, position)
    else if (what === 'ending') this.same(what, expected.join(), position.endTriggers.join())
    else if (what === 'governor') this.same(what, first, this.nameOf(position.governor))
    else if (what === 'cathedral') this.same(what, first, this.#whereCathedralIs(position))
    else if (what === 'round') this.same(what, first, position.round)
    else this.#expectSeat(what, first as ExpectedSeat, position)
    return this
  }

  /** What a seat is told of the last `play`. */
  told(name: string): readonly Event[] {
    const seat = this.seat(name)
    return this.events.flatMap((event) => rules.eventFor(event, seat) ?? [])
  }

  protected override begin(): Game<State, SanJuanTypes> {
    return this.#open(super.begin())
  }

  protected override describe(): string {
    return picture(this.game.position(), this.setting.names)
  }

  /** Chooses the role of the opening, and passes for those who come first. */
  #open(game: Game<State, SanJuanTypes>): Game<State, SanJuanTypes> {
    const { opening } = this.setting
    if (opening === undefined) return game
    const { role, until } = opening
    let opened = orThrow(game.play(`choose ${role}`))
    if (until === undefined) return opened
    while (PASSED.includes(opened.decision)) {
      if (opened.toMove === until) return opened
      opened = orThrow(opened.play('pass'))
    }
    if (until !== 'next round') throw new Error(`${this.nameOf(until)} is not asked in this phase`)
    return opened
  }

  #expectSeat(name: string, expected: ExpectedSeat, position: Position): void {
    const seat = this.seat(name)
    const { hand, tableau, tucked, tuckedUnseen, ...facts } = expected
    const found = seatOf(position, seat)
    const places = tableau === undefined ? [] : readTableau(tableau)
    if (hand !== undefined) this.#sameCards(`${name}: hand`, hand, found.hand)
    if (tableau !== undefined)
      this.same(`${name}: tableau`, writeTableau(places), writeTableau(found.tableau, places))
    if (typeof tucked === 'string') this.#sameCards(`${name}: tucked`, tucked, found.tucked)
    if (tuckedUnseen !== undefined)
      this.#sameCards(`${name}: tucked unseen`, tuckedUnseen, found.tuckedUnseen)
    const numbers = { ...facts, ...(typeof tucked === 'number' && { tucked }) }
    const counted = this.#factsOf(name, position)
    for (const [fact, value] of Object.entries(numbers))
      this.same(`${name}: ${fact}`, value, counted[fact as keyof typeof counted])
  }

  #factsOf(name: string, position: Position) {
    const { tableau, tucked, tuckedUnseen, bankUsed, libraryUsed } = seatOf(
      position,
      this.seat(name),
    )
    return {
      handSize: this.view(name).seats[this.seat(name)]?.handSize,
      buildings: tableau.length,
      goods: tableau.filter(({ good }) => good !== undefined).length,
      tucked: cardCount(tucked) + cardCount(tuckedUnseen),
      bankUsed,
      libraryUsed,
      total: this.score(name).total,
    }
  }

  #expectRoles(expected: Taken, { roles }: Position): void {
    for (const [role, value] of Object.entries(expected)) {
      const taker = roles[role as keyof Taken]
      this.same(role, value, taker === undefined ? 'free' : this.nameOf(taker))
    }
  }

  /** In the tableau of a seat, on the table, or gone. */
  #whereCathedralIs({ seats, cathedralOnTable }: Position): string {
    const owner = seats.findIndex(({ tableau }) =>
      tableau.some(({ building }) => building === 'cathedral'),
    )
    if (owner >= 0) return this.nameOf(owner)
    return cathedralOnTable ? 'table' : 'gone'
  }

  /** A number counts the cards, a list compares them all. */
  #sameCards(what: string, expected: string | number, found: Cards): void {
    if (typeof expected === 'number') this.same(`${what} (cards)`, expected, cardCount(found))
    else this.same(what, writeCards(readCards(expected)), writeCards(found))
  }
}
