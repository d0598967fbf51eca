/** Server-sent events out of a stream of bytes: data and id of each, and whatever else keeps the line open. */

export interface ServerSent {
  readonly id: string | undefined
  readonly data: string
}

/** Events of a response, one by one; ends with it. `alive` is called for every piece that comes. */
export async function* serverSent(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<ServerSent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      alive()
      const blocks = `${rest}${read.value}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventIn(block)
        if (event !== undefined) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function eventIn(block: string): ServerSent | undefined {
  const fields = block.split('\n').map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    return [name, value] as const
  })
  const data = fields.flatMap(([name, value]) => (name === 'data' ? [value] : []))
  if (data.length === 0) return undefined
  return { id: fields.findLast(([name]) => name === 'id')?.[1], data: data.join('\n') }
}
