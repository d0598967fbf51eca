/** All pictures side by side, as large as on a tile and as small as in an opponent's city. */
import { readFileSync } from 'node:fs'
import type { Theme } from './hand/palette.ts'
import type { Picture } from './picture.ts'

const CLOTH: Readonly<Record<Theme, string>> = { day: '#3b2316', night: '#140c07' }

export function sheetOf(pictures: readonly Picture[], theme: Theme, folder: string): string {
  const places = pictures.map(({ name, grid: [w, h] }) => {
    const data = readFileSync(`${folder}/${name}.${theme}.webp`).toString('base64')
    const source = `src="data:image/webp;base64,${data}"`
    const width = Math.round(96 * (w / 96) ** 0.5)
    return `<figure><img ${source} style="width:${width}px;height:${Math.round((width * h) / w)}px"><figcaption><img class="small" ${source}>${name}</figcaption></figure>`
  })
  return `<style>body{margin:8px;background:${CLOTH[theme]};color:#f8f0dc;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:8px;align-items:end}
figure{margin:0;width:118px}figcaption{display:flex;gap:4px;align-items:center;overflow:hidden}.small{width:40px;height:40px;object-fit:cover;flex:none}</style>${places.join('')}`
}
