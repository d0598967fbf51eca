/** The embedded storage: one SQLite file behind a thread, its commits grouped. */
import { Worker } from 'node:worker_threads'
import { asFailure, type Storage, StorageFailure } from '../contract.ts'
import { GroupCommit } from '../group-commit.ts'
import { HOST_QUESTIONS, type HostStorage } from '../host.ts'
import type { SqliteFile, Write } from './file.ts'
import type { Answered, Asked, Part, Question } from './messages.ts'

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
    changePeople: (change) => group.add({ kind: 'people', change }),
    changeNotify: (change) => group.add({ kind: 'notify', change }),
    count: (game) => group.add({ kind: 'count', game }),
    uncountAll: async () => void (await group.add({ kind: 'uncountAll' })),
    openRoomsOf: thread.asks('people', 'openRoomsOf'),
    overRoomsOf: thread.asks('people', 'overRoomsOf'),
    personById: thread.asks('accounts', 'personById'),
    accountNamed: thread.asks('accounts', 'accountNamed'),
    ratingsOf: thread.asks('ratings', 'ratingsOf'),
    leaders: thread.asks('ratings', 'leaders'),
    gamesOf: thread.asks('results', 'gamesOf'),
    lastNameOf: thread.asks('results', 'lastNameOf'),
    uncounted: thread.asks('results', 'uncounted'),
    tallyOf: thread.asks('statistics', 'tallyOf'),
    talliesAgainst: thread.asks('statistics', 'talliesAgainst'),
    statisticsOf: thread.asks('statistics', 'statisticsOf'),
    reachOf: thread.asks('notify', 'reachOf'),
    way: thread.asks('notify', 'way'),
    reachable: thread.asks('notify', 'reachable'),
    askingRooms: thread.asks('notify', 'askingRooms'),
    told: thread.asks('notify', 'told'),
    host: hostOf(thread),
    tournaments: {
      append: (append) => group.add({ kind: 'tournament', append }),
      log: thread.asks('tournaments', 'log'),
      secret: thread.asks('tournaments', 'secret'),
      list: thread.asks('tournaments', 'list'),
      open: thread.asks('tournaments', 'open'),
      openHostedBy: thread.asks('tournaments', 'openHostedBy'),
    },
    async close() {
      await group.empty()
      await thread.close()
    },
  }
}

/** Every question is asked of the thread by its name. */
function hostOf(thread: DatabaseThread): HostStorage {
  const asking = HOST_QUESTIONS.map((question) => [question, thread.asks('host', question)])
  return Object.fromEntries(asking)
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

  /** A question that a part of the file answers by a method of this name. */
  asks<P extends Part, Q extends keyof SqliteFile[P] & string>(part: P, question: Q) {
    type Method = Extract<SqliteFile[P][Q], (...args: never) => unknown>
    return (...args: Parameters<Method>) =>
      this.#post({ id: ++this.#last, do: 'ask', part, question, args }) as Promise<
        ReturnType<Method>
      >
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
