/** `npm run build`: compiles the packages and the command, and builds the page. What has not changed is not built again. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, stop } from './setup.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.doubloon-page')
const page = join(root, 'apps', 'web', 'dist', 'index.html')
/** All that the page is made of. */
const PARTS = ['apps/web', 'packages', 'docs/rules', 'package-lock.json']
const NOT_PARTS = ['node_modules', 'dist', 'test']

/** Builds everything; a failure ends the program with a sentence. */
export async function build() {
  if ((await node24(['node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json'])) !== 0)
    stop('The build failed; the lines above say where. Is the checkout as it came from git?')
  if ((await node24(['tools/bundle.mjs'])) !== 0)
    stop('The command could not be put into one file; the lines above say where.')
  const made = hashOf(PARTS.flatMap(filesIn))
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']
  if ((await node24(vite)) !== 0) stop('The page could not be built; the lines above say where.')
  writeFileSync(stamp, made)
}

/** @param {string} part a file or folder, from the root @returns {string[]} */
function filesIn(part) {
  if (/\.json$/.test(part)) return [part]
  return readdirSync(join(root, part), { withFileTypes: true })
    .filter(({ name }) => !NOT_PARTS.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${part}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .sort()
}

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

if (import.meta.main) await build()
