#!/usr/bin/env node
/** The `doubloon` command. It runs what `npm run build` (or `npm start`) has compiled, on Node 24. */
import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

const compiled = new URL('../dist/index.js', import.meta.url)

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `doubloon needs Node 24; this is ${process.version}. Run it as \`npx doubloon\`: the repository brings its own Node.`,
  )
  process.exitCode = 1
} else if (!existsSync(compiled)) {
  console.error('doubloon is not built yet. Run `npm run build` first.')
  process.exitCode = 1
} else {
  // The rules are many small functions: with room to inline them, games are some 5 % faster (`npm run bench`).
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=2500')
  const { main } = await import(compiled.href)
  process.exitCode = await main(process.argv.slice(2))
}
