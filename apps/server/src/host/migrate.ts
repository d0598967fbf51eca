/** `doubloon migrate`: brings data of an older Doubloon to the form of this one; forward only, after a backup. */
import { DatabaseSync } from 'node:sqlite'
import { STEPS, migrate as takeSteps } from '../storage/sqlite/schema.ts'
import { check, copy, mustBeFree, reading, schemaOf } from './data-file.ts'
import type { Tool } from './tool.ts'
import { say } from './words.ts'

export const migrate: Tool = {
  flags: { plan: { type: 'boolean' } },
  mostWords: 0,
  run({ file, has }) {
    const schema = reading(file, (database) => schemaOf(database, file))
    if (schema === STEPS.length) return say.migrate.nothing(schema)
    const plan = STEPS.slice(schema).map((step, index) =>
      say.migrate.step(schema + index + 1, changesOf(step)),
    )
    if (has('plan')) return say.migrate.plan(schema, STEPS.length, plan)
    mustBeFree(file)
    const before = `${file}.schema-${schema}`
    copy(file, before)
    const database = new DatabaseSync(file)
    takeSteps(database)
    database.close()
    check(file)
    return say.migrate.done(schema, STEPS.length, plan, before)
  },
}

/** What a step adds or changes, as its own statements say. */
function changesOf(step: string): readonly string[] {
  const found = step.matchAll(
    /CREATE TABLE (?<table>\w+) \(|ALTER TABLE (?<altered>\w+) ADD COLUMN (?<column>\w+)|CREATE (?:UNIQUE )?INDEX (?<index>\w+)/g,
  )
  return [...found].flatMap(({ groups = {} }) => {
    const { table, altered, column, index } = groups
    if (table !== undefined) return say.migrate.table(table)
    if (altered !== undefined && column !== undefined) return say.migrate.column(altered, column)
    return index === undefined ? [] : say.migrate.index(index)
  })
}
