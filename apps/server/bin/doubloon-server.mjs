#!/usr/bin/env node
/** The server. It runs what `npm run build` (or `npm start`) has compiled, on Node 24. */
import { existsSync } from 'node:fs'

const compiled = new URL('../dist/index.js', import.meta.url)

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `doubloon-server needs Node 24; this is ${process.version}. Run it as \`npx doubloon-server\`: the repository brings its own Node.`,
  )
  process.exitCode = 1
} else if (!existsSync(compiled)) {
  console.error('doubloon-server is not built yet. Run `npm run build` first.')
  process.exitCode = 1
} else {
  const { main } = await import(compiled.href)
  process.exitCode = await main(process.argv.slice(2))
}
