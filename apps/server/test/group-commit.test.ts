import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StorageFailure } from '../src/storage/contract.ts'
import { GroupCommit } from '../src/storage/group-commit.ts'

test('what arrives while a commit runs goes into the next one together, in its order', async () => {
  const commits: (readonly number[])[] = []
  const group = new GroupCommit<number>(async (writes) => {
    commits.push(writes)
    await setTimeout(5)
    return writes.map(() => true)
  })
  const first = [1, 2, 3].map((write) => group.add(write))
  await expect.poll(() => commits.length).toBe(1)
  const second = [4, 5, 6, 7].map((write) => group.add(write))
  expect(await Promise.all([...first, ...second])).toEqual(Array(7).fill(true))
  expect(commits).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7],
  ])
})

test('a commit that fails fails for those in it, and the next ones go on', async () => {
  const group = new GroupCommit<string>(async (writes) => {
    if (writes.includes('bad')) throw new Error('disk full')
    return writes.map((write) => write !== 'taken')
  })
  const together = await Promise.allSettled([group.add('good'), group.add('bad')])
  expect(together.map((it) => it.status)).toEqual(['rejected', 'rejected'])
  await expect(group.add('bad')).rejects.toThrow(StorageFailure)
  expect(await Promise.all([group.add('good'), group.add('taken')])).toEqual([true, false])
})

test('it tells when nothing can be kept any more, and when it can again, each time once', async () => {
  const told: (string | undefined)[] = []
  let why: string | undefined
  const group = new GroupCommit<number>(
    async (writes) => {
      if (why !== undefined) throw new Error(why)
      return writes.map(() => true)
    },
    (failure) => told.push(failure?.message),
  )
  for (why of [undefined, 'disk full', 'disk full', undefined, undefined, 'disk full'])
    await group.add(1).catch(() => undefined)
  expect(told).toEqual(['disk full', undefined, 'disk full'])
})

test('it is empty when all is committed', async () => {
  const done: string[] = []
  const group = new GroupCommit<string>(async (writes) => {
    await setTimeout(5)
    done.push(...writes)
    return writes.map(() => true)
  })
  const added = ['a', 'b'].map((write) => group.add(write))
  await group.empty()
  expect(done).toEqual(['a', 'b'])
  expect(await Promise.all(added)).toEqual([true, true])
  await group.empty()
})
