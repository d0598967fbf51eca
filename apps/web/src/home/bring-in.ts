/** Takes in a game from outside: the text of a record or position, or a link that carries a record. */
import { games } from '../local/games.ts'
import { isPacked, unpack } from '../share/pack.ts'
import { say } from '../text/say.ts'

/** The id of the game that was taken in, or a sentence that says why not. */
export type BroughtIn = { readonly id: string } | { readonly problem: string }

const problem = (code: string): BroughtIn => ({ problem: say.home.notRead[code] ?? code })

export async function bringIn(text: string): Promise<BroughtIn> {
  if (text.trim() === '') return problem('empty')
  const record = isPacked(text) ? await unpack(text) : text
  if (record === undefined) return problem('link')
  if (!isJson(record)) return problem(isPacked(text) ? 'link' : 'not-json')
  const loaded = await games.load(record)
  if (typeof loaded === 'string') return { id: loaded }
  return { problem: say.home.notRead[loaded.code] ?? say.home.notReadWhy(loaded.message) }
}

export async function bringInFile(file: File): Promise<BroughtIn> {
  try {
    return await bringIn(await file.text())
  } catch {
    return problem('file')
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
