import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mutatedGames } from './tools/lib/mutated-games.mjs'
import { onSources, patience } from './vitest.config.ts'

const games = mutatedGames().map(({ game }) => game)

/** The quick tests of the games, for `npm run mutation`, which runs them in a copy of the repository. */
export default defineConfig({
  ...onSources,
  resolve: {
    ...onSources.resolve,
    // The copy shares node_modules, which lead back to the original sources; the changed ones are beside this file.
    alias: Object.fromEntries(
      games.map((game) => [
        `@doubloon/${game}`,
        fileURLToPath(new URL(`packages/${game}/src`, import.meta.url)),
      ]),
    ),
  },
  test: {
    ...patience,
    maxWorkers: 2,
    include: games.map((game) => `packages/${game}/test/**/*.test.ts`),
    // Scenarios, counts and playthroughs test the rules; long random runs would only slow every mutant down.
    exclude: [
      '**/*.{slow,proof}.test.ts',
      '**/{conformance,position,view,refusals,invariants,failures}.test.ts',
    ],
  },
})
