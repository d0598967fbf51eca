/**
 * `npm run rules:coverage`: which test proves which rule. Ids are collected from docs/rules, proofs from the titles of tests.
 * Fails if an id has no test, if a title names an id the rules do not define, or if untestable.json is out of date.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsDefinedIn, idsNamedIn, titlesOf } from './lib/rule-ids.ts'
import { readSources, root } from './lib/sources.ts'

/** One row per game: its files, and how its ids begin. An id belongs to the longest prefix it begins with. */
const GAMES = [
  {
    game: 'Puerto Rico',
    files: ['puerto-rico.md', 'puerto-rico-examples.md'],
    prefixes: ['PR', 'D', 'EX-PR'],
  },
  {
    game: 'San Juan',
    files: ['san-juan.md', 'san-juan-examples.md'],
    prefixes: ['SJ', 'R-SJ', 'D-SJ', 'EX-SJ'],
  },
]

interface Proof {
  readonly title: string
  readonly at: string
}

const rules = (name: string) => readFileSync(join(root, 'docs/rules', name), 'utf8')
const prefixes = GAMES.flatMap((row) => row.prefixes)
const proofs = new Map<string, Proof[]>()
for (const { files } of GAMES)
  for (const id of files.flatMap((file) => idsDefinedIn(rules(file), prefixes))) proofs.set(id, [])
const untestable: Record<string, string> = JSON.parse(rules('untestable.json'))

const problems: string[] = []
for (const source of readSources().values())
  if (/^(packages|apps)\/[^/]+\/test\/.*\.test\.ts$/.test(source.path))
    for (const { title, line } of titlesOf(source.ast))
      for (const id of idsNamedIn(title, prefixes)) {
        const at = `${source.path}:${line}`
        const list = proofs.get(id)
        if (list) list.push({ title, at })
        else
          problems.push(
            `${at}: the title names ${id}, which docs/rules does not define, name a defined id`,
          )
      }

const uncovered: string[] = []
for (const [id, list] of proofs) {
  if (list.length === 0 && !(id in untestable)) uncovered.push(id)
  if (list.length > 0 && id in untestable)
    problems.push(
      `docs/rules/untestable.json: ${id} is proved by ${list[0]?.at}, remove it from the list`,
    )
}
for (const id of Object.keys(untestable))
  if (!proofs.has(id))
    problems.push(`docs/rules/untestable.json: ${id} is not a rule, remove it from the list`)

const covered = [...proofs.values()].filter((list) => list.length > 0).length
if (process.argv.includes('--json'))
  console.log(
    JSON.stringify({
      ids: proofs.size,
      covered,
      untestable,
      uncovered,
      problems,
      proofs: Object.fromEntries(proofs),
    }),
  )
else print()
if (uncovered.length + problems.length > 0) process.exitCode = 1

function print() {
  for (const [id, list] of proofs) {
    if (list.length > 0) console.log(id)
    for (const { title, at } of list) console.log(`  ${title}  (${at})`)
  }
  console.log('\nNo test can show:')
  for (const [id, reason] of Object.entries(untestable)) console.log(`  ${id}: ${reason}`)
  if (uncovered.length > 0)
    console.log(
      `\nWithout a test, write one that has the id in its title:\n  ${uncovered.join('\n  ')}`,
    )
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`)
  const listed = Object.keys(untestable).length
  console.log(
    `\n${proofs.size} ids: ${covered} proved, ${listed} untestable, ${uncovered.length} without a test.`,
  )
}
