/** A law of the conformance suite that does not hold, with the record that shows it: the record is the bug report. */
import type { GameRecord } from '@doubloon/engine'

/** Something senseless that was handed in where the record ends. */
export interface Nonsense {
  readonly to: 'play' | 'replay' | 'fromPosition'
  readonly value: unknown
  readonly seat?: number
}

/** What a failure file holds. */
export interface Failure {
  readonly law: string
  readonly what: string
  readonly record: GameRecord
  readonly nonsense?: Nonsense
}

/** Thrown by the conformance suite; the message holds the law and the record in one line. */
export class BrokenLaw extends Error implements Failure {
  readonly law: string
  readonly what: string
  readonly record: GameRecord
  readonly nonsense?: Nonsense

  constructor({ law, what, record, nonsense }: Failure) {
    super(`law "${law}" is broken: ${what}\nrecord: ${JSON.stringify(record)}`)
    this.name = 'BrokenLaw'
    this.law = law
    this.what = what
    this.record = record
    if (nonsense !== undefined) this.nonsense = nonsense
  }
}

/** Runs a part of the suite; whatever it throws comes out as a BrokenLaw with the record so far. */
export function withRecord<A>(record: () => GameRecord, run: () => A): A {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof BrokenLaw) throw thrown
    const what = String(thrown)
    throw new BrokenLaw({ law: 'nothing throws', what, record: record() })
  }
}

/** Saves a failure as a file through `save`, since this package knows no file system; says the name it got. */
export function writeFailure(failure: Failure, save: (name: string, text: string) => void): string {
  const { law, what, record, nonsense } = failure
  const words = `${law} ${record.seed}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const name = `${words.replaceAll(/^-|-$/g, '').slice(0, 80)}.json`
  save(name, `${JSON.stringify({ law, what, record, nonsense }, undefined, 2)}\n`)
  return name
}
