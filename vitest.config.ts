import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests run on the sources: the export condition `source` leads every workspace import to src/. */
const conditions = ['source', ...defaultServerConditions]

export const onSources = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}
/** Limits of time only end what hangs: how fast a machine is makes no test fail. */
const HANGS = 15 * 60_000
export const patience = {
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: 180_000, interval: 20 } },
}

/**
 * Everything but the page. Node runs it as it is, in two thirds of the time; the rules keep nothing between games, so that
 * files can share what they import.
 */
const rules = {
  test: {
    name: 'rules',
    include: ['packages/*/test/**/*.test.ts', 'apps/cli/test/**/*.test.ts'],
    execArgv: ['--conditions=source'],
    experimental: { viteModuleRunner: false },
    isolate: false,
    ...patience,
  },
}

/** The page's own code, with its catalogs and components compiled. */
const page = {
  extends: './apps/web/vite.config.ts',
  ...onSources,
  test: {
    name: 'page',
    include: ['apps/web/test/*.test.ts'],
    ...patience,
  },
}

const BUDGETS = 'apps/web/test/browser/budget.test.ts'

/** The built page in a real browser. */
const browser = {
  ...onSources,
  test: {
    name: 'browser',
    include: ['apps/web/test/browser/**/*.test.ts'],
    exclude: [BUDGETS],
    globalSetup: ['apps/web/test/browser/served.ts'],
    ...patience,
    sequence: { groupOrder: 1 },
  },
}

/** What compares times of one run runs by itself, after all others. */
const budgets = {
  ...browser,
  test: {
    ...browser.test,
    name: 'budgets',
    include: [BUDGETS],
    exclude: [],
    sequence: { groupOrder: 2 },
  },
}

/** Figures of speed, for `npm run bench:page` alone. */
const speed = {
  ...browser,
  test: {
    ...browser.test,
    name: 'speed',
    include: ['apps/web/test/browser/*.speed.ts'],
    exclude: [],
  },
}

/** Files that play whole games take long and are short to read: begun last, the longest would run alone in the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const playsGames = ({ moduleId }: TestSpecification) => moduleId.includes('/robot-')
    const sorted = await super.sort(files)
    return [...sorted.filter(playsGames), ...sorted.filter((it) => !playsGames(it))]
  }
}

export default defineConfig({
  test: {
    projects: [rules, page, browser, budgets, speed],
    maxWorkers: 2,
    sequence: { sequencer: GamesFirst },
  },
})
