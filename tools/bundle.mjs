/**
 * Puts the compiled command into one file, and its thread into another. V8 looks an imported name up at every use,
 * numbers included, and cannot calculate with it beforehand; inside one file it can (ADR 0007).
 */
import { build } from 'vite'

/** As deep in the tree as the files they come from, so that what is found beside or above them is found still. */
const OUT = 'apps/cli/dist/bundle'

for (const entry of ['index.js', 'arena/worker.js'])
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: `apps/cli/dist/${entry}`,
      outDir: OUT,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      // Only what is `const` can be calculated with beforehand.
      rolldownOptions: { output: { topLevelVar: false } },
    },
  })
