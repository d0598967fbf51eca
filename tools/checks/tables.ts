/**
 * The rules of the house as tables: who may import whom, what is banned where. Extend these; the check reads them, and says
 * which rows allow or name what is not there any more.
 */

/** The games: their folder in packages/, and the rules file whose table of buildings (csv, first column `key`) names them. */
export const GAMES: Record<string, { readonly rules: string }> = {
  'puerto-rico': { rules: 'docs/rules/puerto-rico.md' },
  'san-juan': { rules: 'docs/rules/san-juan.md' },
}

/** Which other workspaces the sources of one may import. Apps compose everything and are imported by nobody. */
const games = Object.keys(GAMES)
export const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  ...Object.fromEntries(games.map((game) => [game, ['engine']])),
  testkit: ['engine'],
  table: ['engine'],
  protocol: ['table'],
  bots: ['engine', ...games],
}

/** Tests may import these besides what their sources may. */
export const TESTS_MAY_IMPORT = ['testkit', ...games]

/** Parts of a package that are never shipped, and so may use Node and what only the repository has. */
export const NOT_SHIPPED = ['test', 'training']

/** Workspaces that run anywhere: no Node, no DOM. */
export const PURE = ['engine', ...games, 'testkit', 'table', 'protocol', 'bots']

/** Inside a game, lowest first. A file may not reach a higher layer, not even through files that stand in no layer. */
export const LAYERS: readonly { readonly name: string; readonly files: RegExp }[] = [
  { name: 'words and options', files: /^(words|options)\.ts$/ },
  { name: 'state', files: /^state\.ts$/ },
  { name: 'buildings', files: /^buildings\// },
  { name: 'phases', files: /^phases\// },
  { name: 'flow', files: /^flow\.ts$/ },
  { name: 'doors', files: /^(index|fast)\.ts$/ },
]

/** The folder of the phases of a game, which know nothing of each other. */
export const PHASES = 'phases/'

/** Names that may not be used in the code of the engine and the games, and what to do instead. */
export const BANNED_IN_RULES: Record<string, string> = {
  'Math.random': 'draw with the random numbers of the state',
  Date: 'the rules know no clock',
  performance: 'the rules know no clock',
  setTimeout: 'the rules know no clock',
  setInterval: 'the rules know no clock',
  console: 'write an event to the journal',
  process: 'pass what is needed as an option',
  fetch: 'the rules know no network',
  'type any': 'name the type, or use unknown',
}

/** Comments that switch a check off are banned everywhere. */
export const SUPPRESSION = /@ts-ignore|@ts-nocheck|eslint-disable|biome-ignore/

/** Longest file, in lines; tests are free. */
export const MAX_LINES = 300

/** Files of a game that may name buildings: those that describe them. */
export const MAY_NAME_BUILDINGS = /^(buildings\/|words\.ts$)/

/** Where words of the glossary's list of retired ones may stand: what players read, the rules, and history. */
export const FREE_OF_WORDS = [
  'docs/glossary.md',
  'docs/rules/',
  'docs/training-log.md',
  'docs/ladder.md',
  'CHANGELOG.md',
  'apps/web/src/text/',
]
