/** Secrets that are shown once and known by their hash alone: nobody who reads the data can use them. */
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits by lot: nobody guesses it, so that its hash needs no salt and no time. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
