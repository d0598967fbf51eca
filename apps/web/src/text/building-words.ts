/**
 * What every language says of a building, all of it in one place: text/en/buildings/<game>/<group>.ts. A text with a number
 * in it is a function of what the rules say, of the building itself (`its`) and of the whole game (`f`). A building that has
 * no words, words of a building that does not exist, and a text that is missing do not compile.
 */
import type { BuildingKey as PuertoRicoKey } from '@doubloon/puerto-rico'
import type { BuildingKey as SanJuanKey } from '@doubloon/san-juan'
import type {
  BuildingNumbers as PuertoRicoBuildingFacts,
  RuleNumbers as PuertoRicoNumbers,
} from '../rules/puerto-rico/numbers.ts'
import type {
  BuildingNumbers as SanJuanBuildingFacts,
  RuleNumbers as SanJuanNumbers,
} from '../rules/san-juan/numbers.ts'
import type { BuildingText, Piece } from '../rules/text.ts'

type Said<T extends Piece, Its, F> = T | ((its: Its, f: F) => T)

export interface BuildingWords<Its, F> {
  /** Its title, and what the log says of where something came from. */
  readonly name: string
  /** A few words about what it does: in sums, in the draft, on small cards. */
  readonly short: Said<string, Its, F>
  /** What one has to know at the table, beside the building or its card. */
  readonly note: Said<string, Its, F>
  /** Its page in the rules: a line below the title, and the rules themselves. */
  readonly lead: Said<string, Its, F>
  readonly pieces: Readonly<Record<string, Said<Piece, Its, F>>>
}

/** What several buildings say alike. */
export type Unnamed<W extends { readonly name: string }> = Omit<W, 'name'>

export type PuertoRicoBuilding = BuildingWords<PuertoRicoBuildingFacts, PuertoRicoNumbers>
export type SanJuanBuilding = BuildingWords<SanJuanBuildingFacts, SanJuanNumbers>

/** The words of the buildings whose row has these facts. */
export type PuertoRicoWords<Row> = Readonly<Record<PuertoRicoKey<Row>, PuertoRicoBuilding>>
export type SanJuanWords<Row> = Readonly<Record<SanJuanKey<Row>, SanJuanBuilding>>

/** The text itself, with its numbers. */
function tell<T extends Piece, Its, F>(said: Said<T, Its, F>, its: Its, f: F): T {
  return typeof said === 'function' ? said(its, f) : said
}

/** What is said of a building at the table. */
export function aboutIn<Its, F>(words: BuildingWords<Its, F>, its: Its, f: F) {
  return { short: tell(words.short, its, f), note: tell(words.note, its, f) }
}

/** What is said of a building in the rules. */
export function pageIn<Its, F>(words: BuildingWords<Its, F>, its: Its, f: F): BuildingText {
  const pieces = Object.entries(words.pieces).map(([ids, said]) => [ids, tell(said, its, f)])
  return { lead: tell(words.lead, its, f), pieces: Object.fromEntries(pieces) }
}
