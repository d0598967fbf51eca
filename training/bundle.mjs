/**
 * Puts each worker into one file that needs nothing but Node: `node training/bundle.mjs FOLDER`. In one file V8 also calculates
 * with constants of other files beforehand (ADR 0007).
 */
import { build } from 'vite'

const [, , outDir = 'dist/training'] = process.argv
const conditions = ['source']

for (const name of ['layout', 'self-play', 'arena'])
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: `training/${name}.ts`,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { topLevelVar: false, entryFileNames: '[name].mjs' } },
    },
  })
