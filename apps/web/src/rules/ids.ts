/** The ids of rules as texts write them: `PR-CAPTAIN-2…3 ~PR-RUL-14`. */

const ID = /^(~?)((?:PR|SJ|R-SJ)-[A-Z0-9-]*?)(\d+)(?:…(\d+))?$/

export interface Ids {
  /** What is stated here. */
  readonly stated: readonly string[]
  /** What is only mentioned, and stated elsewhere. */
  readonly mentioned: readonly string[]
}

/** Reads a list of ids, ranges written out. */
export function readIds(text: string): Ids {
  const stated: string[] = []
  const mentioned: string[] = []
  for (const token of text.split(' ')) {
    const [, mark, stem = '', from = '', to = from] = ID.exec(token) ?? []
    if (mark === undefined) throw new Error(`"${token}" is no id of a rule`)
    const ids = mark === '' ? stated : mentioned
    for (let number = Number(from); number <= Number(to); number++) ids.push(`${stem}${number}`)
  }
  return { stated, mentioned }
}

/** Rulings say how it is played where the rulebooks are silent or disagree. */
export const isRuling = (id: string): boolean => /^(PR-RUL|R-SJ)-/.test(id)

/** Ids in short, with ranges: `PR-END-1…3`. */
export function shortIds(ids: readonly string[]): readonly { id: string; text: string }[] {
  const runs: { id: string; stem: string; from: number; to: number }[] = []
  for (const id of ids) {
    const [, stem = '', digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? []
    const last = runs.at(-1)
    const number = Number(digits)
    if (last?.stem === stem && last.to === number - 1) last.to = number
    else runs.push({ id, stem, from: number, to: number })
  }
  return runs.map(({ id, from, to }) => ({ id, text: from === to ? id : `${id}…${to}` }))
}
