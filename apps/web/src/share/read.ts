/** Reads what comes from outside: the text of a record or position, or a link that carries one. */
import { isPacked, unpack } from './pack.ts'

/** The record, or a code that says why there is none. */
export type Read = { readonly record: string } | { readonly code: string }

/** Reads a text; undefined is that of a file that could not be read. */
export async function read(text: string | undefined): Promise<Read> {
  if (text === undefined) return { code: 'file' }
  const given = text.replace(/^\uFEFF/, '').trim()
  if (given === '') return { code: 'empty' }
  if (!isPacked(given)) return isJson(given) ? { record: given } : { code: strange(given) }
  const record = await unpack(given)
  return record !== undefined && isJson(record) ? { record } : { code: 'link' }
}

/** A text that begins like a record and does not end like one was cut. */
const strange = (text: string) => (/^\{\s*"/.test(text) ? 'cut' : 'not-json')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
