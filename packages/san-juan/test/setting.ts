/**
 * What a scenario says about the table before the first move, turned into position JSON (docs/positions.md). What is not
 * said is not there: hands are empty, tableaux have the indigo plant of the start, all other cards are in the draw pile.
 */
import { HOUSES, ROLES } from '../src/index.ts'
import { ROLES_N, type Role } from '../src/words.ts'
import { dealRest } from './deck.ts'
import { known, readCards, readTableau } from './notation.ts'
import type {
  ChosenRole,
  CommonKnowledge,
  Knowledge,
  SeatJson,
  TableOptions,
  Taken,
} from './said.ts'

/** How the game gets from the position to where the scenario begins: a role is chosen, and those who are asked pass. */
export interface Opening {
  readonly role: ChosenRole
  /** Passing ends where this seat is asked; without it, nobody passes. */
  readonly until?: number | 'next round'
}

/** Everything said so far; later words about the same thing replace earlier ones. */
export class Setting {
  readonly names: readonly string[]
  /** As the rules want them. */
  readonly options: Readonly<Record<string, unknown>>
  opening: Opening | undefined
  readonly #seats: SeatJson[]
  readonly #said: Record<string, unknown> = {}
  #roles: readonly (readonly [Role, number])[] = []
  #piles: { drawPile?: string; discard?: string; removed?: string } = {}
  #cathedral: 'table' | 'gone' = 'table'
  #round: number | undefined
  #chooses: number | undefined
  #governor: number | undefined
  #unready: readonly number[] | undefined

  constructor({ players: names, ...options }: TableOptions) {
    this.names = names
    this.options = { ...options, players: names.length }
    this.#seats = names.map(() => ({
      hand: {},
      tableau: [{ building: 'indigoPlant' }],
      tucked: {},
      tuckedUnseen: 0,
      bankUsed: false,
      libraryUsed: false,
      knows: {},
    }))
  }

  hand(seat: number, cards: string): void {
    this.#seatAt(seat).hand = readCards(cards)
  }

  tableau(seat: number, places: string): void {
    this.#seatAt(seat).tableau = readTableau(places)
  }

  tucked(seat: number, cards: string): void {
    this.#seatAt(seat).tucked = readCards(cards)
  }

  tuckedUnseen(seat: number, cards: string | number): void {
    this.#seatAt(seat).tuckedUnseen = typeof cards === 'number' ? cards : readCards(cards)
  }

  used(seat: number, what: 'bank' | 'library'): void {
    this.#seatAt(seat)[`${what}Used`] = true
  }

  knows(seat: number, { discards, remembered, shown, ...counts }: Knowledge): void {
    this.#seatAt(seat).knows = {
      ...counts,
      ...(discards !== undefined && { discards: readCards(discards) }),
      ...(remembered !== undefined && { remembered: readCards(remembered) }),
      ...(shown !== undefined && { shown: readCards(shown) }),
    }
  }

  pile(which: 'drawPile' | 'discard' | 'removed', cards: string): void {
    this.#piles = { ...this.#piles, [which]: cards }
  }

  allKnow({ discards, remembered, freshGoods }: CommonKnowledge): void {
    if (discards !== undefined) this.#said['shownDiscards'] = readCards(discards)
    if (remembered !== undefined) this.#said['rememberedByAll'] = readCards(remembered)
    if (freshGoods !== undefined) this.#said['freshDiscarded'] = freshGoods
  }

  cathedral(where: 'table' | 'gone'): void {
    this.#cathedral = where
  }

  /** All five are known then; those not named come after the others. */
  nextHouses(houses: readonly string[]): void {
    const named = houses.map(houseNamed)
    const others = HOUSES.map(({ key }) => key).filter((key) => !named.includes(key))
    this.#said['tradingHouses'] = [...named, ...others]
    this.#said['tradingHouse'] = 0
  }

  /** These have been seen, the next one is unknown. */
  seenHouses(houses: readonly string[]): void {
    this.#said['tradingHouses'] = houses.map(houseNamed)
    delete this.#said['tradingHouse']
  }

  taken(taken: Taken): void {
    this.#roles = Object.entries(taken).map(([role, name]) => [
      known(ROLES, role, 'role'),
      this.seat(name),
    ])
  }

  chooses(seat: number): void {
    this.#chooses = seat
  }

  governor(seat: number): void {
    this.#governor = seat
  }

  round(round: number): void {
    this.#round = round
  }

  seed(seed: string): void {
    this.#said['seed'] = seed
  }

  startingCards(seats: readonly number[]): void {
    this.#unready = seats
  }

  /** The last role of the round before is still to be chosen: the producer, in whose phase all pass. */
  roundStarts(governor: number): void {
    const players = this.names.length
    const old = (governor + players - 1) % players
    const taken: readonly Role[] = ['builder', 'trader', 'councillor']
    this.#roles = taken
      .slice(0, players === 4 ? 3 : 2)
      .map((role, index) => [role, (old + index) % players])
    this.#governor = old
    this.opening = { role: 'producer', until: 'next round' }
  }

  seat(name: string): number {
    const seat = this.names.indexOf(name)
    if (seat < 0) throw new Error(`nobody is called ${name}; there are ${this.names.join(', ')}`)
    return seat
  }

  /** The position as JSON. Whose turn it is says who is governor, unless that was said as well. */
  toJson(): object {
    const governor = this.#governorNow()
    const { seats, ...piles } = dealRest(this.options, this.#seats, this.#piles, this.#cathedral)
    const isBefore = this.opening?.until === 'next round' && this.#round !== undefined
    const round = isBefore ? Math.max(2, this.#round ?? 0) - 1 : this.#round
    return {
      seed: 'a scenario',
      ...this.#said,
      options: this.options,
      ...(round !== undefined && { round }),
      governor,
      roles: Object.fromEntries(this.#roles),
      seats,
      ...piles,
      ...this.#turn(governor),
    }
  }

  #governorNow(): number {
    const players = this.names.length
    const first = this.#roles[0]?.[1] ?? 0
    if (this.#governor !== undefined) return this.#governor
    if (this.#chooses === undefined) return first
    return (this.#chooses + players * ROLES_N - this.#roles.length) % players
  }

  /** Where buildings are new, the builder phase is under way; everywhere else a role is chosen, or starting cards. */
  #turn(governor: number): object {
    if (this.#unready !== undefined)
      return { turn: { decision: 'D-SJ-1', seat: this.#unready[0], unready: this.#unready } }
    const { opening } = this
    const isNew = this.#seats.some(({ tableau }) => tableau.some((place) => place.isNew))
    if (!isNew) return {}
    if (opening === undefined || typeof opening.until !== 'number')
      throw new Error("a building is new only in .phase('builder', chooser, who is asked)")
    this.opening = undefined
    const chooser = this.#chooses ?? governor
    this.#roles = [...this.#roles, ['builder', chooser]]
    return {
      roles: Object.fromEntries(this.#roles),
      turn: {
        decision: 'D-SJ-3',
        seat: opening.until,
        phase: 'builder',
        chooser,
        ...(opening.role.endsWith('library') && { doubled: true }),
      },
    }
  }

  #seatAt(seat: number): SeatJson {
    const board = this.#seats[seat]
    if (board === undefined) throw new Error(`there is no seat ${seat}`)
    return board
  }
}

function houseNamed(key: string): string {
  return known(
    HOUSES.map((house) => house.key),
    key,
    'trading house',
  )
}
