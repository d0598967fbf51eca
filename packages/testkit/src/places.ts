/** The places in which a building stands, so that a test can name every file that a new one still lacks. */

/** What a test must know of a building. */
export interface Placed {
  readonly key: string
  /** The rule ids that describe it begin with this. */
  readonly rule: string
}

/** A file, or a folder in which one file is meant. */
export interface Place<B> {
  /** As CONTRIBUTING's recipe names it. */
  readonly path: string
  readonly has: (building: B) => boolean
}

export interface Counted<B> {
  readonly rows: readonly B[]
  /** How many buildings the state has room for. */
  readonly room: number
  /** By question; a building that answers one has an effect, and the reference must know it. */
  readonly askedIn: object
}

/** The places of a game besides the row itself; `read` gives a file, or all files of a folder as one text. */
export function placesOf<B extends Placed>(
  game: string,
  { rows, room, askedIn }: Counted<B>,
  read: (path: string) => string,
): readonly Place<B>[] {
  const place = (path: string, test: (text: string, building: B) => boolean): Place<B> => {
    const text = read(path)
    return { path, has: (building) => test(text, building) }
  }
  const hasEffect = (building: B) => Object.keys(askedIn).some((it) => it in building)
  const matches = (text: string, pattern: string) => new RegExp(pattern, 'm').test(text)
  return [
    place(`packages/${game}/src/state.ts`, () => rows.length === room),
    // Its row of the table, and its first rule.
    place(
      `docs/rules/${game}.md`,
      (text, { key, rule }) =>
        matches(text, `^${key},`) && matches(text, `^[-*] \\*\\*${rule}(-1)?\\*\\*`),
    ),
    // The title of a test: its ids end with a colon.
    place(`packages/${game}/test/`, (text, { rule }) =>
      matches(text, `['\`](?:[^'\`\\n]*\\s)?${rule}(?!\\w)[^'\`\\n]*: `),
    ),
    place(
      `packages/${game}/test/reference/`,
      (text, building) => !hasEffect(building) || text.includes(`'${building.key}'`),
    ),
    place(`apps/web/src/text/en/buildings/${game}/`, (text, { key }) =>
      matches(text, `^  ${key}: \\{`),
    ),
    place('art/buildings/', (text, { key }) => matches(text, `^  ${key}: \\{`)),
  ]
}

/** `art/buildings/: tollHouse`, for each place and the buildings that are not in it. */
export function lackingPlaces<B extends Placed>(
  buildings: readonly B[],
  places: readonly Place<B>[],
): readonly string[] {
  return places.flatMap(({ path, has }) => {
    const without = buildings.filter((building) => !has(building)).map(({ key }) => key)
    if (without.length === 0) return []
    return `${path}: ${without.length === buildings.length ? 'all buildings' : without.join(', ')}`
  })
}

/** The paths a recipe names, each once: everything in backticks with a slash. */
export function pathsIn(recipe: string): readonly string[] {
  return [...new Set([...recipe.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path]) => path ?? ''))]
}
