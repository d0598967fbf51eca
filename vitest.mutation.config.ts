import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import base, { conditions } from './vitest.config.ts'

/** The quick tests of Puerto Rico, for `npm run mutation`, which runs them in a copy of the repository. */
export default defineConfig({
  ...base,
  resolve: {
    conditions,
    // The copy shares node_modules, which lead back to the original sources; the changed ones are beside this file.
    alias: {
      '@doubloon/puerto-rico': fileURLToPath(new URL('packages/puerto-rico/src', import.meta.url)),
    },
  },
  test: {
    ...base.test,
    include: ['packages/puerto-rico/test/**/*.test.ts'],
    // Scenarios, counts and playthroughs judge the rules; long random runs would only slow every mutant down.
    exclude: ['**/*.slow.test.ts', '**/{position,view,refusals,invariants,failures}.test.ts'],
  },
})
