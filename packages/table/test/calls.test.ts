/** The list of calls: passed on by name, answered only by name. */
import { expect, test } from 'vitest'
import {
  answerCall,
  passOn,
  TABLE_CALLS,
  type TableCalls,
  type TableTypes,
  unanswered,
} from '../src/index.ts'

test('a call is passed on with what was given, and only calls of the list are answered', async () => {
  const asked: unknown[] = []
  const table = passOn<TableCalls<TableTypes>>(TABLE_CALLS, async (call, args) => {
    asked.push([call, ...args])
    return undefined
  })
  expect(Object.keys(table)).toEqual(TABLE_CALLS)
  const answer = (call: string, args: readonly unknown[]) =>
    answerCall<TableCalls<TableTypes>>(TABLE_CALLS, table, call, args)
  await answer('why', ['pass'])
  await answer('record', [])
  expect(asked).toEqual([['why', 'pass'], ['record']])
  for (const call of ['constructor', 'toString', 'Play', ''])
    await expect(answer(call, [])).rejects.toThrow(`no call ${call}`)
  expect(asked).toHaveLength(2)
})

test('where little can be done a table answers by nothing', async () => {
  expect(await unanswered().hint()).toBeUndefined()
  expect(await unanswered().why('pass')).toBeUndefined()
})
