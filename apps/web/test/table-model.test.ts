/** The table as the page shows it: which presses count. */
import { afterAll, expect, test } from 'vitest'
import type { TableClient, Update } from '../src/client/contract.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import { isMine, TableModel } from '../src/table/model.svelte.ts'
import { piecesOf } from '../src/text/marks.ts'
import { begun, closeDesks, gamesOf, MapStore, setUp } from './desk.ts'

afterAll(closeDesks)

const partsIn = (text: string) => piecesOf(text).flatMap(({ parts }) => parts)
const marked = (text: string) => partsIn(text).map(({ kind }) => kind)
/** As it is seen. */
const shownIn = (text: string) =>
  partsIn(text)
    .map((part) => part.text)
    .join('')
    .replaceAll('\u2060', '')

/** Two persons at one screen; what is played is answered, or never. */
async function seated(isAnswered: boolean, people = 'Ana, Ben') {
  const games = gamesOf(new MapStore())
  const client = games.open<PuertoRico>(begun(await games.start(setUp(people), 'presses')))
  const played: string[] = []
  const play = async (move: string) => {
    played.push(move)
    const refused = await client.play(move)
    return isAnswered ? refused : new Promise<undefined>(() => {})
  }
  const table = new TableModel<PuertoRico>({ ...client, play })
  await expect.poll(() => table.isAsked).toBe(true)
  return { table, played }
}

test('a press counts as soon as the next choice is shown, also before the last one is answered', async () => {
  const { table, played } = await seated(false)
  void table.play('choose builder')
  await expect.poll(() => table.moment?.n).toBe(1)
  void table.play('pass')
  await expect.poll(() => table.moment?.n).toBe(2)
  expect(played).toEqual(['choose builder', 'pass'])
  table.close()
})

test('a name with marks in it stays a name in every sentence', async () => {
  const { table } = await seated(true, '**Al**, :corn: A*b')
  const said = [0, 1].map((seat) => `**${table.nameOf(seat)}** takes 2 :vp:`)
  expect(said.map(marked)).toEqual([
    ['bold', 'text', 'text', 'symbol'],
    ['bold', 'text', 'text', 'symbol'],
  ])
  expect(shownIn(said[0] ?? '')).toBe('**Al** takes 2 vp')
  expect(shownIn(said[1] ?? '')).toBe(':corn: A*b takes 2 vp')
  expect(marked(`${table.nameOf(0)} and ${table.nameOf(1)}`)).toEqual(['text'])
  table.close()
})

test('a second press at the same choice does nothing', async () => {
  const { table, played } = await seated(true)
  void table.play('choose builder')
  void table.play('choose settler')
  await expect.poll(() => table.moment?.n).toBe(1)
  expect(played).toEqual(['choose builder'])
  table.close()
})

test('advice about a choice that was made meanwhile is not given for the next one', async () => {
  const { table } = await seated(true)
  const { hint } = table.client
  let answer = () => {}
  const isTold = new Promise<void>((resolve) => (answer = resolve))
  Object.assign(table.client, { hint: () => isTold.then(hint) })
  const asked = table.askHint()
  await table.play('choose builder')
  await expect.poll(() => table.moment?.n).toBe(1)
  answer()
  await asked
  expect(table.hint).toBeUndefined()
  table.close()
})

test('who turns out to be asked after an own move that was shown early finds the sheet of the choice', async () => {
  const games = gamesOf(new MapStore())
  const client = games.open<PuertoRico>(begun(await games.start(setUp('Ana, Ben'), 'sheets')))
  let tell: (update: Update<PuertoRico>) => void = () => {}
  const subscribe: TableClient<PuertoRico>['subscribe'] = (listener) => {
    tell = listener
    return client.subscribe(() => {})
  }
  const opened = new Promise<Update<PuertoRico>>((resolve) => client.subscribe(resolve))
  const table = new TableModel<PuertoRico>({ ...client, subscribe })
  table.sheetOf = (moment) => (isMine(moment) ? 'roles' : table.sheet)
  const told = await opened
  if (told.type !== 'opened') throw new Error('a whole table comes first')
  // Hands of others were guessed: after as many moves another seemed to be asked.
  tell({ ...told, moment: { ...told.moment, offers: [], toMove: 1 } })
  expect(table.sheet).toBe('mat')
  tell(told)
  expect(table.sheet).toBe('roles')
  table.close()
})
