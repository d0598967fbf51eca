/** Decisions whose choices are a plain list: what each row shows beside its label. */
import { givenSteps } from '@doubloon/puerto-rico'
import type { Moment, Offer } from '../../client/contract.ts'
import { placeName } from '../../text/names.ts'
import { sayLater } from '../../text/say-later.ts'
import { classOf } from '../kinds.ts'
import type { Good, Move, PuertoRico } from '../table-types.ts'
import { labelOf } from './label.ts'

/** A piece of the sprite, a good with its letter, or a painted picture. */
export type Picture =
  | { readonly good: string }
  | { readonly icon: string }
  | { readonly scene: string; readonly sky?: string }

export interface Row {
  readonly text: string
  readonly label: string
  readonly note: string
  readonly pictures: readonly Picture[]
}

/** The rows of a decision; with a building that is to be paid in kind, the ways to pay for it. */
export function rowsOf(moment: Moment<PuertoRico>, subject: string | undefined): readonly Row[] {
  const offers = moment.offers ?? []
  const isRow = ({ move }: Offer<Move>) =>
    moment.decision === 'D-BUILD'
      ? move.type === 'buildInKind' && move.building === subject
      : move.type !== 'pass'
  return offers.filter(isRow).map((offer) => ({
    text: offer.text,
    label: labelOf(moment, offer),
    note: noteOf(moment, offer.move),
    pictures: picturesOf(offer.move),
  }))
}

function noteOf({ view, viewer }: Moment<PuertoRico>, move: Move): string {
  const { rows } = sayLater.decisions
  const own = view.seats[viewer]
  switch (move.type) {
    case 'takeColonists':
      return move.count === 0 ? rows.noColonists : rows.colonists(view.colonistSupply)
    case 'take':
      if (move.asForest) return rows.forest
      return move.tile === 'quarry' ? rows.quarry : rows.field(own?.island[move.tile as Good] ?? 0)
    case 'buildInKind':
      return leftAlone(own?.buildings ?? {}, move.giving)
    default:
      return ''
  }
}

/** Which building would lose its only colonist, if any. */
function leftAlone(buildings: Readonly<Record<string, number>>, giving: readonly string[]): string {
  const [key] = givenSteps(giving).flatMap((step) =>
    step.type === 'giveColonist' && buildings[step.from ?? ''] === 1 ? [step.from] : [],
  )
  return key === undefined ? '' : sayLater.decisions.rows.stops(placeName(key))
}

function picturesOf(move: Move): readonly Picture[] {
  switch (move.type) {
    case 'giveBarrel':
    case 'putAboard':
    case 'keep':
      return [{ good: move.good }]
    case 'takeColonists':
      return Array.from({ length: move.count }, () => COLONIST)
    case 'giveColonist':
      return [COLONIST]
    case 'giveVp':
      return [VP]
    case 'take':
      return [tile(move.asForest ? 'forest' : move.tile)]
    case 'moveGuest':
      return [place(move.to)]
    case 'put':
      return [place(move.on)]
    case 'buildInKind':
      return givenSteps(move.giving).flatMap(picturesOf)
    default:
      return []
  }
}

const COLONIST: Picture = { icon: 'colonist' }
const VP: Picture = { icon: 'vp' }

const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry']

function place(key: string): Picture {
  return TILES.includes(key) ? tile(key) : { scene: `b-${key}`, sky: classOf(key) }
}

function tile(key: string): Picture {
  return { scene: `tile-${key}` }
}
