/** A law of the conformance suite that does not hold, with the record that shows it: the record is the bug report. */
import type { GameRecord } from '@doubloon/engine'

/** What a failure file holds. */
export interface Failure {
  readonly law: string
  readonly what: string
  readonly record: GameRecord
}

/** Thrown by the conformance suite; the message holds the law and the record in one line. */
export class BrokenLaw extends Error implements Failure {
  readonly law: string
  readonly what: string
  readonly record: GameRecord

  constructor({ law, what, record }: Failure) {
    super(`law "${law}" is broken: ${what}\nrecord: ${JSON.stringify(record)}`)
    this.name = 'BrokenLaw'
    this.law = law
    this.what = what
    this.record = record
  }
}

/** Saves a failure as a file through `save`, since this package knows no file system; says the name it got. */
export function writeFailure(failure: Failure, save: (name: string, text: string) => void): string {
  const { law, what, record } = failure
  const words = `${law} ${record.seed}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const name = `${words.replaceAll(/^-|-$/g, '')}.json`
  save(name, `${JSON.stringify({ law, what, record }, undefined, 2)}\n`)
  return name
}
