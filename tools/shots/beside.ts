/** Our screens beside pictures of how they should be or have been, at the same size: one sheet a screen. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sanJuanScenes, scenesOf } from '../../apps/web/test/browser/scenes.ts'
import type { Size } from '../../apps/web/test/browser/sizes.ts'
import { type Camera, camera, type Sight } from './camera.ts'
import { replaySight, sceneSight } from './sights.ts'

/** Which of our sights a picture shows, by the beginning of the picture's name: its end is how many pixels of CSS it is wide. */
interface Pair {
  readonly picture: string
  readonly scheme: 'light' | 'dark'
  readonly sight: Sight
}

/** The games were looked for until their boards, ships and stores were as full as in a picture of the box. */
async function pairs(): Promise<readonly Pair[]> {
  const four = (seed: string) => scenesOf('four', { players: 4 }, seed)
  const puertoRico = (seed: string, decision: string) => scene(four(seed), `four-${decision}`)
  const cards = sanJuanScenes('cards', { players: 4 }, ['1'])
  const build = { ...(await puertoRico('6', 'build')), held: '.market [data-offer]' }
  const sanJuan = await scene(cards, 'cards-3')
  const visited = [build.path, sanJuan.path]
  const home = { name: 'home', path: '/', ready: '[data-start]', visited }
  return [
    { picture: 'table-day', scheme: 'light', sight: build },
    { picture: 'table-night', scheme: 'dark', sight: build },
    { picture: 'table-tablet', scheme: 'light', sight: build },
    { picture: 'trader', scheme: 'light', sight: await puertoRico('43', 'trade') },
    { picture: 'storage', scheme: 'light', sight: await puertoRico('59', 'store') },
    { picture: 'mayor', scheme: 'light', sight: await puertoRico('58', 'mayor-place') },
    { picture: 'captain-phone', scheme: 'light', sight: await puertoRico('3', 'load') },
    { picture: 'sanjuan', scheme: 'light', sight: sanJuan },
    { picture: 'end', scheme: 'light', sight: await puertoRico('3', 'over') },
    { picture: 'home', scheme: 'light', sight: home },
    { picture: 'home-night', scheme: 'dark', sight: home },
    { picture: 'review', scheme: 'light', sight: await replaySight('replay', four('3')) },
  ]
}

async function scene(scenes: ReturnType<typeof scenesOf>, name: string): Promise<Sight> {
  const found = scenes.find((it) => it.name === name)
  if (found === undefined) throw new Error(`no game asks for ${name}`)
  return sceneSight(found)
}

/** Lays every screen that a folder has a picture of beside it, into a folder of sheets; pictures of the same name stand in one row. */
export async function takeBeside(
  folders: readonly string[],
  to: string,
  words: readonly string[],
): Promise<void> {
  mkdirSync(join(to, 'ours'), { recursive: true })
  const names = [...new Set(folders.flatMap((folder) => readdirSync(folder)))]
  const lent = await camera()
  for (const { picture, scheme, sight } of await pairs())
    for (const name of names.filter((it) => isOf(picture, it))) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      const references = folders.map((folder) => join(folder, name)).filter(existsSync)
      const { size, scale } = measure(references[0] ?? '')
      const ours = join(to, 'ours', name)
      await lent.take({ sight, size, scale, pictures: [{ scheme, path: ours }] })
      await laySheet(lent, [...references, ours], join(to, name), size)
    }
  await lent.stop()
}

/** Whether a file is a picture of this name, at some width. */
const isOf = (picture: string, file: string) => new RegExp(`^${picture}-\\d+\\.png$`).test(file)

/** How large the window was, from the head of the file and the width in its name. */
function measure(path: string): { readonly size: Size; readonly scale: number } {
  const head = readFileSync(path).subarray(16, 24)
  const [across, down] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const width = Number(/-(\d+)\.png$/.exec(path)?.[1])
  const scale = across / width
  return { size: { width, height: down / scale }, scale }
}

async function laySheet(
  { browser }: Camera,
  paths: readonly string[],
  to: string,
  { width, height }: Size,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: width * paths.length, height } })
  const data = (path: string) => readFileSync(path).toString('base64')
  const images = paths.map(
    (path) =>
      `<img width="${width}" alt="${basename(path)}" src="data:image/png;base64,${data(path)}">`,
  )
  await page.setContent(`<body style="margin: 0; display: flex">${images.join('')}`)
  await page.screenshot({ path: to })
  await page.close()
  console.log(to)
}
