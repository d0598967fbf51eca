/** The tables that the rules print as csv, for tests that compare them with the code. */

/** A row by the names in the first line of its table. */
export type Row = Readonly<Record<string, string>>

/** The rows of the csv under a numbered heading of the rules. */
export function bookTable(book: string, section: string): readonly Row[] {
  const [, csv = ''] = book.slice(book.indexOf(`### ${section} `)).split('```')
  const [, head = '', ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? '']))
  })
}
