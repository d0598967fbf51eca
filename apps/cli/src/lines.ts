/**
 * Lines out of a stream of bytes, with a limit. A longer line is not kept: it is skipped up to its end and
 * reported as too long, so that no input can fill the memory.
 */

/** Bytes a line may have. */
const LINE_LIMIT = 16 * 1024 * 1024

const NEWLINE = 0x0a

/** The text of a line without its end, or `undefined` for one that was too long. */
export async function* readLines(
  stream: AsyncIterable<Buffer | string>,
  limit = LINE_LIMIT,
): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const take = (part: Buffer) => {
    length += part.length
    if (length <= limit) parts.push(part)
    else parts = []
  }
  const finish = () => {
    const line = length <= limit ? textOf(parts) : undefined
    parts = []
    length = 0
    return line
  }
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let start = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      take(bytes.subarray(start, end))
      yield finish()
      start = end + 1
    }
    take(bytes.subarray(start))
  }
  if (length > 0) yield finish()
}

function textOf(parts: readonly Buffer[]): string {
  const text = Buffer.concat(parts).toString('utf8')
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
