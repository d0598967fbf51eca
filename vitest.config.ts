import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Tests run on the sources: the export condition `source` leads every workspace import to src/. */
export const conditions = ['source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
