import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { drawings, isInPage } from './sprite.ts'
import { written } from './src/style/arrangements.ts'
import { buildings as puertoRico } from './src/text/en/buildings/puerto-rico/index.ts'
import { buildings as sanJuan } from './src/text/en/buildings/san-juan/index.ts'

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** All names of a rulebook, in all languages. */
const rulebook = (game: string): Record<string, Record<string, string>> =>
  JSON.parse(text(`../../docs/rules/${game}-names.json`))

/** Everything said of the buildings, by game and language: of this only the names are wanted at once. */
const BUILDINGS: Record<string, Record<string, Record<string, { readonly name: string }>>> = {
  'puerto-rico': { en: puertoRico },
  'san-juan': { en: sanJuan },
}

function namesIn(game: string, language: string): Record<string, string> {
  const terms = Object.entries(rulebook(game)).flatMap(([key, { [language]: name }]) =>
    name === undefined ? [] : [[key, name]],
  )
  const buildings = Object.entries(BUILDINGS[game]?.[language] ?? {}).map(([key, { name }]) => [
    `building.${key}`,
    name,
  ])
  return Object.fromEntries([...terms, ...buildings])
}

/** Drawings stand in the page itself; `virtual:drawings` has the others. */
function sprite(): Plugin {
  const name = 'virtual:drawings'
  return {
    name: 'doubloon-sprite',
    transformIndexHtml: (html) => html.replace('<!--sprite-->', drawings(isInPage)),
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export default ${JSON.stringify(drawings((symbol) => !isInPage(symbol)))}`
        : undefined,
  }
}

/** `virtual:names/san-juan/en`: the names of a rulebook in one language, without the other five. */
function names(): Plugin {
  const prefix = 'virtual:names/'
  return {
    name: 'doubloon-names',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [game = '', language = ''] = id.slice(prefix.length + 1).split('/')
      return `export default ${JSON.stringify(namesIn(game, language))}`
    },
  }
}

/** Styles, also those of components, name an arrangement (`@media (--phone)`): here its condition is written out. */
const arrangements: Plugin = {
  name: 'doubloon-arrangements',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (style) => ({ code: written(style), map: null }),
  },
}

/** Letters of other languages are kept when they are first used. */
const FETCHED_LATER = /(latin-ext|cyrillic).*\.woff2$/
const WORKER = 'sw.js'

/** Tells the service worker all files of the page, and a version that changes with any of them. */
function keptFiles(): Plugin {
  return {
    name: 'doubloon-kept-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
        .filter((path) => path !== `/${WORKER}` && !FETCHED_LATER.test(path))
        .sort()
      const hash = createHash('sha256')
      for (const path of files) hash.update(path).update(readFileSync(join(dir, path)))
      const addresses = files.map((path) => (path === '/index.html' ? '/' : path))
      const worker = join(dir, WORKER)
      const code = readFileSync(worker, 'utf8')
        .replace(/\bFILES\b/g, JSON.stringify(addresses))
        .replace(/\bVERSION\b/g, JSON.stringify(hash.digest('hex').slice(0, 12)))
      writeFileSync(worker, code)
    },
  }
}

/** The class that keeps a component's style its own: a short one, since it stands in the page very often. */
const cssHash = ({ hash, filename }: { hash: (text: string) => string; filename: string }) =>
  `s${hash(filename).slice(0, 4)}`

/** The first browsers that know `light-dark()`: written out for older ones, every colour would stand there twice. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

/** What tables of this browser and of rooms have in common. */
const SHARED =
  /packages\/(engine|table)\/src\/|local\/page-adapters\.ts|local\/desk\/(moment|record-text)\.ts/

/** What the page itself takes from the rules of the first game, and small parts of its own that many others share. */
const RULES =
  /packages\/(engine|puerto-rico)\/src\/|apps\/web\/src\/(idle|pointer\.svelte|settings\/(kept|settings\.svelte)|home\/(levels|options)|text\/(language\.svelte|person|plural|en\/words)|local\/calls|puerto-rico\/(tally|kinds)|table\/(model\.svelte|company|pointer|roles|places|looking|sole-offer|peek|offer))/

const path = (name: string) => join(import.meta.dirname, name)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svelte({ compilerOptions: { runes: true, cssHash } }),
    arrangements,
    sprite(),
    names(),
    keptFiles(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    cssTarget,
    modulePreload: { polyfill: false },
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: path('index.html'), sw: path('src/offline/worker.ts') },
      output: {
        // Small parts of the rules that the first table needs travel together. The library of square codes stands alone: else what
        // joins modules of its kind would lie beside it, and every table would load both.
        codeSplitting: {
          groups: [
            { name: 'rules', test: RULES },
            { name: 'qrcode', test: /node_modules\/qrcode\// },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    // What every table needs travels as one file, though rooms and replays, which come later, share it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'tables', test: SHARED }] } } },
  },
  server: { host: '127.0.0.1' },
})
