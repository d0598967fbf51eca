/** Mutation tests of the rules (`npm run mutation -- --game san-juan`): does a scenario notice when a rule is changed? */
import { mutatedGames } from './tools/lib/mutated-games.mjs'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  mutate: mutatedGames().flatMap(({ game, files }) =>
    files.map((file) => `packages/${game}/src/${file}`),
  ),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  incremental: false,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: true, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'reports', 'tools/*.ts', 'tools/checks'],
}
