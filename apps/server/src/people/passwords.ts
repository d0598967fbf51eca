/**
 * Passwords are kept as hashes by scrypt (RFC 7914), each with its own salt and with what it cost, so that the cost can grow.
 * A hash takes 32 MiB and a good part of a second: few are made at once, and the others wait.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** What OWASP's list of safe parameters has with 32 MiB: N = 2^15, r = 8, p = 3. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const MOST_MEMORY = 64 << 20
const BYTES = 32
const AT_ONCE = 2
const MOST_WAITING = 50

/** So many wait already that nobody else can; nothing was done. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

export class Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const hash = await this.#scrypt(password, salt, COST)
    const { N, r, p } = COST
    return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
  }

  /** Whether it is the password of a hash. Where there is none it takes as long, so that nobody learns which names there are. */
  async isRight(password: string, kept: string | undefined): Promise<boolean> {
    const [, N, r, p, salt = '', hash = ''] = (kept ?? '').split('$')
    const cost = kept === undefined ? COST : { N: Number(N), r: Number(r), p: Number(p) }
    const found = await this.#scrypt(password, Buffer.from(salt, 'base64url'), cost)
    const wanted = Buffer.from(hash, 'base64url')
    return kept !== undefined && wanted.length === found.length && timingSafeEqual(wanted, found)
  }

  async #scrypt(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
    await this.#turn()
    try {
      return await new Promise((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          BYTES,
          { ...cost, maxmem: MOST_MEMORY },
          (error, hash) => (error === null ? resolve(hash) : reject(error)),
        ),
      )
    } finally {
      this.#running--
      this.#waiting.shift()?.()
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new TooBusy('too many passwords at once')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#running++
  }
}
