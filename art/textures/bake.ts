/** Makes the textures of the page again: tooth as PNG, surfaces as WebP by the browser. */
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { SURFACES, type Surface } from './surfaces.ts'
import { TEETH } from './tooth.ts'

export async function bakeTextures(page: Page, folder: string): Promise<void> {
  const keep = (name: string, bytes: Buffer) => {
    writeFileSync(`${folder}/${name}`, bytes)
    console.log(name, bytes.length)
  }
  for (const [name, make] of Object.entries(TEETH)) keep(name, make())
  for (const [name, make] of Object.entries(SURFACES)) {
    const encoded = await page.evaluate<string>(webp(make()))
    keep(name, Buffer.from(encoded, 'base64'))
  }
}

/** Said to the browser, which knows what a canvas is; gives base64. */
function webp({ width, height, points, quality }: Surface): string {
  const encoded = Buffer.from(points).toString('base64')
  return `(() => {
  const bytes = Uint8ClampedArray.from(atob('${encoded}'), (it) => it.charCodeAt(0))
  const canvas = document.createElement('canvas')
  canvas.width = ${width}
  canvas.height = ${height}
  canvas.getContext('2d').putImageData(new ImageData(bytes, ${width}, ${height}), 0, 0)
  return canvas.toDataURL('image/webp', ${quality}).split(',')[1]
})()`
}
