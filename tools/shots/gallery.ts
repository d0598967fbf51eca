/** The page in every phase and size, light and dark, as pictures of their own. */
import { mkdirSync, rmSync } from 'node:fs'
import { ALL_SIZES, MORE_SIZES } from '../../apps/web/test/browser/sizes.ts'
import { camera } from './camera.ts'
import { allSights } from './sights.ts'

const SCHEMES = ['light', 'dark'] as const

/** Words make only the pictures whose names contain one of them; none makes all anew. */
export async function takeGallery(folder: string, words: readonly string[]): Promise<void> {
  if (words.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
  const sights = await allSights()
  const shots = sights.flatMap((sight) =>
    [...ALL_SIZES, ...MORE_SIZES].map((size) => {
      const pictures = SCHEMES.map((scheme) => {
        const name = `${sight.name}-${size.width}x${size.height}${scheme === 'dark' ? '-dark' : ''}`
        return { scheme, name, path: `${folder}/${name}.png` }
      })
      return { sight, size, pictures: pictures.filter(({ name }) => isWanted(name)) }
    }),
  )
  const wanted = shots.filter(({ pictures }) => pictures.length > 0)
  const { take, stop } = await camera()
  const takeAll = async () => {
    for (let shot = wanted.shift(); shot !== undefined; shot = wanted.shift()) await take(shot)
  }
  // Two at a time: a page that loads waits a lot.
  await Promise.all([takeAll(), takeAll()])
  await stop()
}
