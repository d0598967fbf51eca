import { execFileSync } from 'node:child_process'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests run on the sources: the export condition `source` leads every workspace import to src/. */
const conditions = ['source', ...defaultServerConditions]

export const onSources = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}
/** One more than the cores of a small machine: while one waits for a page or a time, others work. */
const WORKERS = 3

/** Limits of time only end what hangs: how fast a machine is makes no test fail. */
const HANGS = 15 * 60_000
export const patience = {
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: 180_000, interval: 20 } },
}

/** The long proofs: too long for every day, for `npm run proof` and CI. */
const PROOFS = '*.proof.test.ts'

/**
 * Everything but the page. Node runs it as it is, in two thirds of the time; the rules keep nothing between games, so that
 * files can share what they import.
 */
const rules = {
  test: {
    name: 'rules',
    include: ['packages/*/test/**/*.test.ts', 'apps/cli/test/**/*.test.ts', 'art/test/*.test.ts'],
    exclude: [`**/${PROOFS}`],
    execArgv: ['--conditions=source'],
    experimental: { viteModuleRunner: false },
    isolate: false,
    // Random games differ from commit to commit; the same name plays the same ones again.
    env: { LAW_SEED: process.env['LAW_SEED'] ?? commit() },
    ...patience,
  },
}

/** The server: real requests, real files, threads and processes. */
const server = {
  test: {
    ...rules.test,
    name: 'server',
    include: ['apps/server/test/*.test.ts'],
    exclude: [`**/${PROOFS}`],
  },
}

/** The page's own code, with its catalogs and components compiled. */
const page = {
  extends: './apps/web/vite.config.ts',
  ...onSources,
  test: {
    name: 'page',
    // What extends another file does not take over what all share; with one worker it would run by itself, at the end.
    maxWorkers: WORKERS,
    include: ['apps/web/test/*.test.ts'],
    exclude: [`**/${PROOFS}`],
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
    exclude: [BUDGETS, `**/${PROOFS}`],
    globalSetup: ['apps/web/test/browser/served.ts'],
    execArgv: ['--conditions=source'],
    experimental: { viteModuleRunner: false },
    isolate: false,
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

const proofOfRules = {
  test: {
    ...rules.test,
    name: 'proof-rules',
    include: [`packages/*/test/**/${PROOFS}`],
    exclude: [],
  },
}

const proofOfServer = {
  test: {
    ...server.test,
    name: 'proof-server',
    include: [`apps/server/test/${PROOFS}`],
    exclude: [],
  },
}

const proofOfPage = {
  ...page,
  test: {
    ...page.test,
    name: 'proof-page',
    include: [`apps/web/test/${PROOFS}`],
    exclude: [],
  },
}

const proofInBrowser = {
  ...browser,
  test: {
    ...browser.test,
    name: 'proof-browser',
    include: [`apps/web/test/browser/**/${PROOFS}`],
    exclude: [],
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

/** A name for the state of the sources; a copy without its history is always the same. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'no history'
  }
}

export default defineConfig({
  test: {
    projects: [
      rules,
      server,
      page,
      browser,
      budgets,
      proofOfRules,
      proofOfServer,
      proofOfPage,
      proofInBrowser,
      speed,
    ],
    maxWorkers: WORKERS,
    sequence: { sequencer: GamesFirst },
  },
})
