/** The page on which a picture is painted: its sky, the drawing through one filter, and the light of the lamp over it. */
import { customProperties, type Theme } from './hand/palette.ts'
import { svg } from './hand/pen.ts'
import type { Brush, Picture, Sky } from './picture.ts'

/** From the top to the horizon. */
const SKIES: Readonly<Record<Theme, Readonly<Record<Sky, string>>>> = {
  day: {
    violet: '#a994c6,#dcc3cf 38%,#fbe2b6 72%',
    indigo: '#8fb0da,#cfd9dc 40%,#fbe9c6 74%',
    sugar: '#a9cbd6,#dfe9e0 40%,#fdf0d2 74%',
    tobacco: '#d8a66a,#eecb93 40%,#fdeac2 74%',
    coffee: '#a97f68,#dcb794 40%,#fbdfb2 74%',
    silver: '#9fb3bd,#d3dcdc 40%,#f7e9cd 74%',
    role: '#8fb4c4,#d8d9c8 40%,#fbe0ae 74%',
    none: 'transparent,transparent',
  },
  night: {
    violet: '#1c1630,#4a2f55 45%,#a45a3e 82%',
    indigo: '#0e1a36,#2c3d66 45%,#8a5a4a 82%',
    sugar: '#14232e,#38505c 45%,#94654c 82%',
    tobacco: '#2a190e,#5e3a20 45%,#b06a34 82%',
    coffee: '#1e120c,#4a2c1e 45%,#9c5a34 82%',
    silver: '#161d24,#3b4750 45%,#90664e 82%',
    role: '#131c2c,#3a3c52 45%,#a8623c 82%',
    none: 'transparent,transparent',
  },
}

/** The sun or the candle behind the drawing, and the lamp over everything: warm at the upper left, dark at the lower right. */
const LIGHT: Readonly<Record<Theme, { readonly behind: string; readonly over: string }>> = {
  day: {
    behind: 'radial-gradient(70% 60% at 12% 8%,rgba(255,240,190,.55),transparent 70%)',
    over: 'linear-gradient(118deg,rgba(255,225,160,.30) 0,rgba(255,225,160,0) 42%,rgba(40,18,48,.10) 66%,rgba(34,14,40,.30) 100%)',
  },
  night: {
    behind: 'radial-gradient(60% 55% at 10% 5%,rgba(255,190,110,.28),transparent 70%)',
    over: 'linear-gradient(118deg,rgba(255,190,110,.20) 0,rgba(255,180,90,0) 45%,rgba(10,4,16,.12) 66%,rgba(6,2,12,.36) 100%)',
  },
}

const noise = (frequency: string, octaves: number, seed: number, result: string) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`

/** The line of the pen trembles. */
const wobble = (frequency: string, scale: number) =>
  `${noise(frequency, 2, 4, 'n')}<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/>`

/** Spots in which the wash dried darker. */
const darkWash = (
  frequency: string,
  octaves: number,
  seed: number,
  strength: string,
  opacity: number,
) =>
  `${noise(frequency, octaves, seed, 'm')}<feColorMatrix in="m" type="matrix" values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  ${strength}" result="ma"/>
<feFlood flood-color="#2a1230" flood-opacity="${opacity}"/><feComposite in2="ma" operator="in" result="dark"/><feComposite in="dark" in2="d" operator="in" result="dk"/>`

const merge = (...names: readonly string[]) =>
  `<feMerge>${names.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`

const FILTERS: Readonly<Record<Brush, string>> = {
  fine: `${wobble('.045', 1.9)}${darkWash('.018 .026', 4, 9, '1.9 0 0 0 -.72', 0.24)}
<feColorMatrix in="m" type="matrix" values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .8  0 -1.7 0 0 1.02" result="mb"/><feFlood flood-color="#fff3d0" flood-opacity=".20"/><feComposite in2="mb" operator="in" result="l0"/><feComposite in="l0" in2="d" operator="in" result="lt"/>
${noise('.32', 2, 2, 'g')}<feColorMatrix in="g" type="matrix" values="0 0 0 0 .2  0 0 0 0 .1  0 0 0 0 .05  0 0 2.6 0 -1.25" result="ga"/><feComposite in="ga" in2="d" operator="in" result="gr"/>
<feColorMatrix in="d" type="saturate" values="1.16" result="d2"/><feComponentTransfer in="gr" result="gr2"><feFuncA type="linear" slope=".16"/></feComponentTransfer>
${merge('d2', 'dk', 'lt', 'gr2')}`,
  far: `${wobble('.05', 1.6)}${darkWash('.006 .016', 3, 12, '1.3 0 0 0 -.5', 0.3)}<feColorMatrix in="d" type="saturate" values="1.1" result="d2"/>${merge('d2', 'dk')}`,
}

const AREA: Readonly<Record<Brush, string>> = {
  fine: 'x="-4%" y="-4%" width="108%" height="108%"',
  far: 'x="0" y="0" width="1" height="1"',
}

/** The sky and sea of the harbour at evening, which no other picture has. */
const EVENING: Readonly<Record<Theme, string>> = {
  day: '--hs0:#4d5f8c;--hs1:#b58aa0;--hs2:#f3b673;--hs3:#fbd993;--hw0:#e0a06a;--hw1:#3f7f8a;--hw2:#12424f;',
  night:
    '--hs0:#0c1228;--hs1:#2b2350;--hs2:#7a3c4a;--hs3:#d07a3c;--hw0:#8a4c34;--hw1:#173c4a;--hw2:#06161f;',
}

/** So much of each side is cut off: there the trembling line would show the edge of the drawing. */
const CUT = 0.012

/** The picture as a page, twice as large as it is baked. */
export function pageOf(picture: Picture, theme: Theme): string {
  const { drawing, sky, brush, ink } = picture
  const [w, h] = picture.grid
  const [width, height] = [picture.width * 2, heightOf(picture) * 2]
  const cut = w * CUT
  const light =
    sky === 'none'
      ? ''
      : `#sky::before,#sky::after{content:"";position:absolute;inset:0;background:${LIGHT[theme].behind}}#sky::after{background:${LIGHT[theme].over}}`
  return `<style>html,body{margin:0;background:transparent}:root{${customProperties(theme)}${EVENING[theme]}}
#sky{position:absolute;overflow:hidden;width:${width}px;height:${height}px;background:linear-gradient(${SKIES[theme][sky]})}svg{position:absolute;inset:0;width:100%;height:100%}${light}</style>
<div id="sky"><svg viewBox="${cut} ${cut} ${w - 2 * cut} ${h - 2 * cut}" preserveAspectRatio="xMidYMid slice">
<filter id="paint" ${AREA[brush]} color-interpolation-filters="sRGB">${FILTERS[brush]}</filter>
<g filter="url(#paint)"><svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g stroke="var(--zk)" stroke-width="${ink}" stroke-opacity=".86" stroke-linejoin="round" stroke-linecap="round">${svg(drawing)}</g></svg></g></svg></div>`
}

/** Height of the baked picture in pixels. */
export const heightOf = ({ grid: [w, h], width }: Picture) => Math.round((width * h) / w)
