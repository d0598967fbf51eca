/**
 * Code nobody uses (`npm run check`): files nothing leads to, exports no other file imports, packages declared and not used or used and not declared.
 * What a package offers through its doors (`exports` of package.json) counts as used; so does what only tests use.
 */
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted', 'unresolved', 'binaries'],
  // A type that its own file mentions again is part of the signature of something else.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Training and tests take these modules as a whole, as the features of a game.
  ignoreIssues: {
    'packages/bots/src/*/features.ts': ['exports'],
    // Measured beside the server: with the very Fastify that the server stands on.
    'tools/load/bare.ts': ['unlisted'],
  },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}',
        // Started by its path, as a program of its own.
        'tools/load/bare.ts',
        // Named to the tests' runner.
        'tools/lib/errors-beside-tests.mjs',
        'art/bake.ts',
        // Programs of others begin with it.
        'examples/bot.ts',
        'training/{layout,self-play,arena,adopt}.ts',
        'training/bundle.mjs',
        'vitest.mutation.config.ts',
      ],
      project: [
        '*.{ts,mjs}',
        'tools/**/*.{ts,mjs,svelte}',
        'art/**/*.ts',
        'examples/*.ts',
        'training/**/*.{ts,mjs}',
      ],
      // The tools start them by their path, or name them only in a comment for the types.
      ignoreDependencies: ['@biomejs/biome', '@stryker-mutator/api'],
      // Of the system, to install a Chromium.
      ignoreBinaries: ['apt-get'],
    },
    // Workers are started by their address.
    'apps/cli': { entry: ['src/arena/worker.ts'] },
    'apps/server': {
      entry: [
        'src/bots/worker.ts',
        'src/storage/sqlite/worker.ts',
        // Loaded by its path before a server that is tested.
        'test/wrong-clock.ts',
      ],
      // Of the system, to make a small disk.
      ignoreBinaries: ['unshare'],
    },
    'apps/web': {
      // What looks at the clock is started by `npm run bench:page`.
      entry: ['test/browser/*.speed.ts'],
      // Fonts are named in styles; the check of the components is started by its path.
      ignoreDependencies: ['@fontsource/*', 'svelte-check'],
    },
    // Training is started by hand.
    'packages/bots': { entry: ['training/{play,fit}.ts'] },
  },
}

export default config
