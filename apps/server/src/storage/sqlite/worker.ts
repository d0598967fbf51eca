/** The thread in which the database waits for the disk, so that nobody else does. */
import { parentPort, workerData } from 'node:worker_threads'
import { SqliteFile } from './file.ts'
import type { Answered, Asked } from './messages.ts'

const answer = (message: Answered) => parentPort?.postMessage(message)

function attempt(id: number, work: () => unknown): void {
  try {
    answer({ id, value: work() })
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) })
  }
}

attempt(0, () => {
  const file = new SqliteFile(String(workerData))
  parentPort?.on('message', (asked: Asked) => attempt(asked.id, () => answerOf(file, asked)))
})

function answerOf(file: SqliteFile, asked: Asked): unknown {
  switch (asked.do) {
    case 'write':
      return file.write(asked.writes)
    case 'log':
      return file.log(...asked.args)
    case 'seed':
      return file.seed(...asked.args)
    case 'rooms':
      return file.rooms(...asked.args)
    case 'due':
      return file.due(...asked.args)
    case 'forsaken':
      return file.forsaken(...asked.args)
    case 'ahead':
      return file.ahead(...asked.args)
    case 'personByKey':
      return file.personByKey(...asked.args)
    case 'ask':
      return answerOfPart(file, asked)
    case 'close':
      parentPort?.removeAllListeners('message')
      return file.close()
  }
}

function answerOfPart(file: SqliteFile, asked: Extract<Asked, { do: 'ask' }>): unknown {
  const part: object = file[asked.part]
  return Reflect.apply(Reflect.get(part, asked.question), part, asked.args)
}
