/** The embedded storage: one SQLite file behind a thread, its commits grouped. */
import { Worker } from 'node:worker_threads'
import { asFailure, type Storage, StorageFailure } from '../contract.ts'
import { GroupCommit } from '../group-commit.ts'
import type { SqliteFile, Write } from './file.ts'
import type { Answered, Asked, NotifyQuestion, PeopleQuestion, Question } from './messages.ts'
import type { NotifyTables } from './notify-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/** Beside this file, in the form in which this file runs. */
const isSource = import.meta.url.endsWith('.ts')
const WORKER = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)
const FLAGS = isSource ? ['--conditions=source'] : []

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (failure: StorageFailure) => void
}

/** Opens the file, and makes it if there is none. */
export async function openSqlite(path: string): Promise<Storage> {
  const thread = new DatabaseThread(path)
  await thread.opened
  const group = new GroupCommit<Write>((writes) => thread.write(writes))
  return {
    append: (append) => group.add({ kind: 'append', append }),
    addPerson: (person) => group.add({ kind: 'person', person }),
    log: (room, after = 0) => thread.ask('log', [room, after]),
    seed: (room) => thread.ask('seed', [room]),
    rooms: (filter) => thread.ask('rooms', [filter]),
    due: (span, most) => thread.ask('due', [span, most]),
    personByKey: (keyHash) => thread.ask('personByKey', [keyHash]),
    openRoomsOf: (person, most) => thread.askPeople('openRoomsOf', [person, most]),
    overRoomsOf: (person, page) => thread.askPeople('overRoomsOf', [person, page]),
    reachOf: (person) => thread.askNotify('reachOf', [person]),
    way: (id) => thread.askNotify('way', [id]),
    reachable: () => thread.askNotify('reachable', []),
    askingRooms: () => thread.askNotify('askingRooms', []),
    told: () => thread.askNotify('told', []),
    changeNotify: (change) => group.add({ kind: 'notify', change }),
    async close() {
      await group.empty()
      await thread.close()
    },
  }
}

/** The thread of the database: questions and answers by number. */
class DatabaseThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly opened: Promise<unknown>
  #last = 0
  #failure: StorageFailure | undefined

  constructor(path: string) {
    this.#worker = new Worker(WORKER, { workerData: path, execArgv: FLAGS })
    this.#worker.on('message', (answered: Answered) => this.#answer(answered))
    this.#worker.on('error', (error) => this.#end(asFailure(error)))
    this.#worker.on('exit', () => this.#end(new StorageFailure('the database is closed')))
    this.opened = this.#wait(0)
  }

  ask<Q extends Question>(question: Q, args: Parameters<SqliteFile[Q]>) {
    type Answer = ReturnType<SqliteFile[Q]>
    return this.#post({ id: ++this.#last, do: question, args } as Asked) as Promise<Answer>
  }

  askPeople<Q extends PeopleQuestion>(question: Q, args: Parameters<PeopleTables[Q]>) {
    type Answer = ReturnType<PeopleTables[Q]>
    const asked = { id: ++this.#last, do: 'people', question, args } as Asked
    return this.#post(asked) as Promise<Answer>
  }

  askNotify<Q extends NotifyQuestion>(question: Q, args: Parameters<NotifyTables[Q]>) {
    type Answer = ReturnType<NotifyTables[Q]>
    const asked = { id: ++this.#last, do: 'notify', question, args } as Asked
    return this.#post(asked) as Promise<Answer>
  }

  write(writes: readonly Write[]): Promise<readonly boolean[]> {
    return this.#post({ id: ++this.#last, do: 'write', writes }) as Promise<readonly boolean[]>
  }

  async close(): Promise<void> {
    if (this.#failure !== undefined) return
    await this.#post({ id: ++this.#last, do: 'close' })
    await this.#worker.terminate()
  }

  #post(asked: Asked): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    this.#worker.postMessage(asked)
    return this.#wait(asked.id)
  }

  #wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #answer(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id)
    this.#waiting.delete(answered.id)
    if ('failure' in answered) waiting?.reject(new StorageFailure(answered.failure))
    else waiting?.resolve(answered.value)
  }

  #end(failure: StorageFailure): void {
    this.#failure ??= failure
    for (const { reject } of this.#waiting.values()) reject(this.#failure)
    this.#waiting.clear()
  }
}
