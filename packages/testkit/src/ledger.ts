/** How often each law was asked and proved something: a law whose premise seldom holds could pass without proving much. */
import { type Finding, PROVED_NOTHING } from './laws/law.ts'

export class Ledger {
  readonly #proofs = new Map<string, { asked: number; proved: number }>()

  note(law: string, finding: Finding): void {
    const proofs = this.#proofs.get(law) ?? { asked: 0, proved: 0 }
    proofs.asked += 1
    if (finding !== PROVED_NOTHING) proofs.proved += 1
    this.#proofs.set(law, proofs)
  }

  /** Laws that proved something less often than this, in sentences; a ledger without laws has proved nothing. */
  shortOf(least: number): readonly string[] {
    if (this.#proofs.size === 0) return ['no law was asked']
    return [...this.#proofs]
      .filter(([, { proved }]) => proved < least)
      .map(
        ([law, { asked, proved }]) =>
          `"${law}" proved something ${proved} of ${asked} times, wanted ${least}`,
      )
  }

  /** One line a law, for people. */
  toString(): string {
    return [...this.#proofs]
      .map(([law, { asked, proved }]) => `${proved} of ${asked}: ${law}`)
      .join('\n')
  }
}
