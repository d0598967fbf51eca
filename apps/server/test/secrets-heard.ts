/**
 * Whatever was received, searched for what only the server and one browser may know: keys, hashes, tokens, codes, seeds. All of
 * these are long words without a gap, so each long word of a text is looked up.
 */
import { DatabaseSync } from 'node:sqlite'

const LONG_WORD = /[\w-]{20,}/g

export class Secrets {
  readonly #database: DatabaseSync
  readonly #secrets = new Map<string, string>()
  readonly #seeds = new Map<string, string>()
  /** What was heard and is not to be heard by anybody. */
  readonly heard: string[] = []
  texts = 0
  letters = 0

  /** `path`: the file of the data, of which only the referee knows. */
  constructor(path: string) {
    this.#database = new DatabaseSync(path, { readOnly: true })
  }

  add(secret: string, what: string): void {
    this.#secrets.set(secret, what)
  }

  /** Everything that the storage has and nobody may have. */
  readStorage(): void {
    const all = (sql: string) => this.#database.prepare(sql).all()
    for (const { id, seed } of all('SELECT id, seed FROM rooms'))
      this.#seeds.set(String(seed), String(id))
    for (const { secret, what } of all(
      `SELECT key_hash AS secret, 'the hash of a key' AS what FROM keys
       UNION ALL SELECT hash, 'the hash of a token' FROM tokens
       UNION ALL SELECT hash, 'the hash of the admin key' FROM admin_key
       UNION ALL SELECT code_hash, 'the hash of a code' FROM codes
       UNION ALL SELECT secret, 'the secret of a tournament' FROM tournaments
       UNION ALL SELECT password, 'the hash of a password' FROM accounts`,
    ))
      for (const [word] of String(secret).matchAll(LONG_WORD)) this.add(word, String(what))
  }

  hear = (text: string): void => {
    this.texts++
    this.letters += text.length
    for (const [word] of text.matchAll(LONG_WORD)) {
      const room = this.#seeds.get(word)
      if (room !== undefined && !this.#isOver(room)) this.#note(`the seed of ${room}`, text)
      const what = this.#secrets.get(word)
      if (what !== undefined) this.#note(what, text)
    }
  }

  close(): void {
    this.#database.close()
  }

  #note(what: string, text: string): void {
    this.heard.push(`${what}: ${text.slice(0, 300)}`)
  }

  /** A seed is published when the game is over. */
  #isOver(room: string): boolean {
    const row = this.#database.prepare('SELECT stage FROM rooms WHERE id = ?').get(room)
    return row?.['stage'] === 'over'
  }
}
