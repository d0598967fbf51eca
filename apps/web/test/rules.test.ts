/** The rules page: everything that is linked has a place, every number is the engine's, and searching finds. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWords } from '@doubloon/engine'
import { BUILDINGS as PUERTO_RICO, ROLES as PUERTO_RICO_ROLES } from '@doubloon/puerto-rico'
import {
  BUILDINGS as SAN_JUAN,
  PHASES as SAN_JUAN_PHASES,
  ROLES as SAN_JUAN_ROLES,
} from '@doubloon/san-juan'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { Book, Topic } from '../src/rules/book.ts'
import { isRuling, readIds, shortIds } from '../src/rules/ids.ts'
import { wordsOf } from '../src/rules/plain.ts'
import { puertoRicoBook } from '../src/rules/puerto-rico/book.ts'
import { sanJuanBook } from '../src/rules/san-juan/book.ts'
import { indexOf } from '../src/rules/search.ts'

const root = join(import.meta.dirname, '../../..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

/** All files of a folder that end like this, as one text. */
function sources(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

/** Invariants tell whether a position can be (docs/positions.md); nobody plays by them. */
const isInvariant = (id: string) => /-INV-\d+$/.test(id)

interface Case {
  readonly game: string
  readonly book: Book
  readonly prefix: RegExp
  /** Words that addresses are made of: roles and phases. */
  readonly words: readonly string[]
  readonly buildings: readonly {
    readonly key: string
    readonly rule: string
    readonly set: string
  }[]
}

const CASES: readonly Case[] = [
  {
    game: 'puerto-rico',
    book: puertoRicoBook(),
    prefix: /PR-[A-Z0-9]+(?:-[A-Z0-9]+)*/g,
    words: [...PUERTO_RICO_ROLES, 'storage'],
    buildings: PUERTO_RICO,
  },
  {
    game: 'san-juan',
    book: sanJuanBook(),
    prefix: /(?:R-)?SJ-[A-Z0-9]+(?:-[A-Z0-9]+)*/g,
    words: [...SAN_JUAN_ROLES, ...SAN_JUAN_PHASES],
    buildings: SAN_JUAN,
  },
]

describe.each(CASES)('$game', ({ game, book, prefix, words, buildings }) => {
  test('every role, phase and building has a topic', () => {
    for (const word of words) {
      const address = word.replaceAll(' ', '-')
      expect(book.topic(address), `${word} has no topic`).toBeDefined()
    }
    for (const { key, rule } of buildings) {
      expect(book.topic(key)?.key).toBe(key)
      expect(book.topic(key)?.statements.length).toBeGreaterThan(0)
      expect(book.home(rule), `${rule} of ${key} has no home`).toBeDefined()
    }
  })

  test('every rule that the engine cites has a place in the book', () => {
    const code = sources(`packages/${game}/src`)
    const cited = new Set(
      [...code.matchAll(/'((?:PR|SJ|R-SJ)-[A-Z0-9-]+)'/g)].map(([, id]) => id ?? ''),
    )
    expect(cited.size).toBeGreaterThan(80)
    const forPlayers = [...cited].filter((id) => !isInvariant(id))
    expect(forPlayers.filter((id) => book.home(id) === undefined)).toEqual([])
  })

  test('every rule and every ruling of the specification has a place in the book', () => {
    const defined = [
      ...text(`docs/rules/${game}.md`).matchAll(/^[-*] \*\*((?:PR|SJ|R-SJ)-[A-Z0-9-]+)/gm),
    ]
    const ids = defined.map(([, id]) => id ?? '').filter((id) => id.match(prefix) !== null)
    expect(ids.length).toBeGreaterThan(180)
    const forPlayers = ids.filter((id) => !isInvariant(id))
    expect(forPlayers.length).toBe(ids.length - 8)
    expect(forPlayers.filter((id) => book.home(id) === undefined)).toEqual([])
  })

  test('what always adds up is for those who write positions, not for players', () => {
    const stated = book.topics.flatMap(({ statements }) => statements.flatMap((it) => it.stated))
    expect(stated.filter(isInvariant)).toEqual([])
    expect(book.topic('checks')).toBeUndefined()
  })

  test('no rule is stated twice, and nothing is cited that does not exist', () => {
    const statements = book.topics.flatMap((topic) => topic.statements)
    const stated = statements.flatMap((it) => it.stated)
    expect(stated.filter((id, index) => stated.indexOf(id) !== index)).toEqual([])
    const specification = text(`docs/rules/${game}.md`)
    const mentioned = statements.flatMap((it) => it.mentioned)
    expect(stated.filter((id) => !new RegExp(`\\b${id}\\b`).test(specification))).toEqual([])
    expect(mentioned.filter((id) => book.home(id) === undefined)).toEqual([])
  })

  test('every piece says which rules it states or mentions', () => {
    for (const { statements } of book.topics)
      for (const { stated, mentioned } of statements)
        expect(stated.length + mentioned.length).toBeGreaterThan(0)
  })

  test('every link leads to a topic', () => {
    for (const topic of book.topics) {
      const links = [...JSON.stringify(topic).matchAll(/\[\[([\w-]+)[\]|]/g)].map(
        ([, key]) => key ?? '',
      )
      for (const key of [...links, ...topic.related])
        expect(book.topic(key), `${topic.key} links to ${key}`).toBeDefined()
    }
  })

  test('all buildings are listed under their general rules, the new ones named under theirs', () => {
    const list = book.topic('buildings')?.statements.at(-1)?.piece
    const rows = typeof list === 'object' && 'rows' in list ? list.rows : []
    expect(rows.map(([name]) => /^\[\[(\w+)\|/.exec(`${name}`)?.[1])).toEqual(
      buildings.map(({ key }) => key),
    )
    expect(book.topic('new-buildings')?.related).toEqual(
      buildings.filter(({ set }) => set === 'expansion').map(({ key }) => key),
    )
  })

  test('searching finds titles, buildings, texts and rules', () => {
    const index = indexOf(book)
    for (const topic of book.topics) {
      const [first] = index.find(topic.title)
      expect(first?.topic.title).toBe(topic.title)
    }
    const somewhere = book.topics.find((topic) => topic.key === 'builder') as Topic
    const statement = somewhere.statements[1]
    const rule = statement?.stated[0] ?? ''
    expect(index.find(rule)[0]).toMatchObject({ topic: { key: 'builder' }, rule })
    expect(index.find(rule.toLowerCase())[0]?.rule).toBe(rule)
    expect(index.find('').length).toBe(0)
    expect(index.find('qqqqq').length).toBe(0)
    const found = index.find('library')
    expect(found.length).toBeGreaterThan(2)
    for (const { before, match, after } of found) expect(before + match + after).not.toBe('')
  })
})

/** The first table of a specification whose head has these columns, by key. */
function csv(path: string, head: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const [, table = ''] = new RegExp(`\`\`\`csv\\n(${head}[^\`]*)\`\`\``).exec(text(path)) ?? []
  const [names = '', ...rows] = table.trim().split('\n')
  const columns = names.split(',')
  return new Map(
    rows.map((row) => {
      const cells = row.split(',')
      return [
        cells[0] ?? '',
        Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
      ]
    }),
  )
}

/** The row of facts as it is shown: its numbers, by label. */
const shown = (topic: Topic | undefined, label: string) =>
  topic?.facts.find((fact) => fact.label === label)?.value ?? ''
const firstNumber = (value: string) => /\d+/.exec(value)?.[0]

/** What is shown of every building are the numbers of the engine and of the specification; by label, the column of both. */
function expectFacts<C extends string>(
  book: Book,
  buildings: readonly (Readonly<Record<C, number>> & { readonly key: string })[],
  table: ReturnType<typeof csv>,
  columns: Readonly<Record<string, C>>,
): void {
  expect(table.size).toBe(buildings.length)
  for (const building of buildings) {
    const topic = book.topic(building.key)
    const row = table.get(building.key) ?? {}
    for (const [label, column] of Object.entries(columns)) {
      const number = `${building[column]}`
      expect(firstNumber(shown(topic, label)), `${building.key} ${label}`).toBe(number)
      expect(row[column], `${building.key} ${label}`).toBe(number)
    }
    expect(shown(topic, 'Set')).toBe(row['set'] === 'base' ? 'base game' : 'new buildings')
  }
}
const COLUMNS = { Cost: 'cost', VP: 'vp', Copies: 'copies' } as const

describe('numbers', () => {
  test('the facts of Puerto Rico’s buildings are those of the engine and of the specification', () => {
    const book = puertoRicoBook()
    const table = csv('docs/rules/puerto-rico.md', 'key,name_en,set,class')
    expectFacts(book, PUERTO_RICO, table, {
      ...COLUMNS,
      Circles: 'circles',
      'City spaces': 'size',
      'Quarry limit': 'column',
    })
    for (const { key, copies } of PUERTO_RICO) {
      const forTwo = /: (\d+)\)/.exec(shown(book.topic(key), 'Copies'))?.[1] ?? `${copies}`
      expect(forTwo).toBe(table.get(key)?.['copies2p'])
    }
  })

  test('the facts of San Juan’s buildings are those of the engine and of the specification', () => {
    const table = csv('docs/rules/san-juan.md', 'key,name_en,name_pl')
    expectFacts(sanJuanBook(), SAN_JUAN, table, COLUMNS)
  })

  test('the set-up table of Puerto Rico is that of the specification', () => {
    const table = csv('docs/rules/puerto-rico.md', 'players,doubloons')
    const piece = puertoRicoBook().topic('setup')?.statements[0]?.piece
    if (piece === undefined || typeof piece === 'string' || !('rows' in piece)) throw new Error()
    const row = (name: string) =>
      piece.rows
        .find(([first]) => first === name)
        ?.slice(1)
        .map(String)
    const column = (name: string) =>
      [...table.values()].map((it) => it[name]?.replaceAll('|', ', '))
    expect(piece.head.slice(1)).toEqual([...table.keys()])
    expect(row('Doubloons each')).toEqual(column('doubloons'))
    expect(row('VP in the supply')).toEqual(column('vp'))
    expect(row('Colonists in the supply')).toEqual(column('colonistSupply'))
    expect(row('Colonists on the ship')).toEqual(column('colonistShip'))
    expect(row('Cargo ships')).toEqual(column('ships'))
    expect(row('Prospectors among them')).toEqual(column('prospectors'))
    expect(row('Roles chosen in a round')).toEqual(column('rolesPerRound'))
    expect(row('Plantations face up')).toEqual(column('faceUp'))
  })

  test('buildings act where the specification says (§14.5)', () => {
    const book = puertoRicoBook()
    const rows = /### 14\.5 [\s\S]*?\n## /.exec(text('docs/rules/puerto-rico.md'))?.[0] ?? ''
    const [, cells = ''] = /^\| captain \| (.*) \|$/m.exec(rows) ?? []
    const [captain = '', storage = ''] = cells.split('; storage: ')
    const cellOf = (phase: string) =>
      ({ captain, storage })[phase] ??
      new RegExp(`^\\| ${phase} \\| (.*) \\|$`, 'm').exec(rows)?.[1]
    const keyOf = (word: string) =>
      PUERTO_RICO.find(({ key }) => inWords(key) === word.replace('forests', 'forest house'))?.key
    for (const phase of ['settler', 'builder', 'trader', 'storage', 'captain']) {
      const said = (cellOf(phase) ?? '').split(', ').flatMap((word) => keyOf(word) ?? [])
      expect(said.length, phase).toBeGreaterThan(2)
      expect(book.topic(phase)?.related.toSorted(), phase).toEqual(said.sort())
    }
  })

  /** Numbers are never written down a second time: texts have none but in ids of rules and in placeholders. */
  test('the texts contain no number', () => {
    const files = ['buildings', 'rules'].flatMap((folder) =>
      readdirSync(join(root, 'apps/web/src/text/en', folder), {
        recursive: true,
        withFileTypes: true,
      }).filter((it) => it.isFile()),
    )
    expect(files.length).toBeGreaterThan(20)
    const words = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen'
    for (const { parentPath, name } of files)
      for (const said of textsOf(readFileSync(join(parentPath, name), 'utf8'))) {
        const rest = said
          .replaceAll(/~?(?:PR|SJ|R-SJ)-[A-Z0-9-]+(?:…\d+)?/g, '')
          .replaceAll(/two-players|Two players/g, '')
        expect(rest, name).not.toMatch(/\d/)
        expect(rest, name).not.toMatch(new RegExp(`\\b(?:${words})\\b`, 'i'))
      }
  })

  test('no text has a hole', () => {
    for (const { book } of CASES)
      for (const topic of book.topics) {
        const nameOf = (key: string) => book.topic(key)?.title ?? ''
        const said = [
          topic.title,
          topic.lead,
          ...topic.statements.map((it) => wordsOf(it.piece, nameOf)),
        ]
        for (const it of said) expect(it).not.toMatch(/undefined|NaN|null|\[object|\[\[|\]\]|^$/)
      }
  })
})

/** Everything that is written between quotes, without the placeholders. */
function textsOf(code: string): readonly string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('text.ts', code, ts.ScriptTarget.Latest, true))
  return texts
}

test('ids of rules are read with their ranges, and shown in short', () => {
  expect(readIds('PR-END-1…3 ~R-SJ-18')).toEqual({
    stated: ['PR-END-1', 'PR-END-2', 'PR-END-3'],
    mentioned: ['R-SJ-18'],
  })
  expect(shortIds(['PR-END-1', 'PR-END-2', 'PR-RUL-3']).map((it) => it.text)).toEqual([
    'PR-END-1…2',
    'PR-RUL-3',
  ])
  expect(() => readIds('nonsense')).toThrow()
  expect(isRuling('PR-RUL-3') && isRuling('R-SJ-3') && !isRuling('SJ-END-3')).toBe(true)
})
