/** `npm run check`: format and lint, types, components, architecture, unused code, rules coverage. All run; each finding is one line, and so is each result. */
import { spawnSync } from 'node:child_process'

interface Step {
  readonly name: string
  /** What stands behind `node`. */
  readonly args: readonly string[]
  /** Makes one line per finding out of what the tool prints. */
  readonly lines?: (output: string) => readonly string[]
  /** What is wrong if the tool fails without a finding. */
  readonly otherwise?: string
}

const STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--reporter=json',
      '--max-diagnostics=none',
      '--error-on-warnings',
      '.',
    ],
    lines: (output) => JSON.parse(output).diagnostics.map(biomeLine),
  },
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false'],
    lines: (output) =>
      output.split('\n').map((line) => line.replace(/^(\S+)\((\d+),\d+\):/, '$1:$2:')),
  },
  {
    name: 'components',
    args: [
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'apps/web',
      '--fail-on-warnings',
      '--output',
      'machine',
    ],
    lines: (output) =>
      [...output.matchAll(/^\d+ (?:ERROR|WARNING) "(.+?)" (\d+):\d+ "(.+)"$/gm)].map(
        ([, file, line, text]) => `apps/web/${file}:${line}: ${text}`,
      ),
  },
  { name: 'architecture', args: ['tools/check-architecture.ts'] },
  {
    name: 'unused code',
    args: [
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--treat-config-hints-as-errors',
      '--reporter=json',
    ],
    lines: (output) => JSON.parse(output).issues.flatMap(unusedLines),
    otherwise: 'knip.config.ts:1: a row matches nothing any more, `npx knip` names it',
  },
  {
    name: 'rules coverage',
    args: ['tools/rules-coverage.ts'],
    lines: (output) => output.trim().split('\n').slice(-40),
  },
]

interface Diagnostic {
  readonly category: string
  readonly message: string
  readonly location: { readonly path: string; readonly start: { readonly line: number } }
}

function biomeLine({ category, message, location }: Diagnostic): string {
  const line = Math.max(1, location.start.line)
  const mends = category === 'format' || category.startsWith('assist/')
  const text = mends ? 'not in the house format, run `npm run format`' : `${message} (${category})`
  return `${location.path}:${line}: ${text}`
}

const UNUSED: Readonly<Record<string, string>> = {
  files: 'nothing imports this file, use it or delete it',
  exports: 'nobody imports it, drop `export` or all of it',
  types: 'nobody imports it, drop `export` or all of it',
  dependencies: 'nobody imports it, remove the dependency',
  devDependencies: 'nobody imports it, remove the dependency',
  unlisted: 'is not declared, add it to package.json or do without',
  unresolved: 'does not exist, mend the path',
  binaries: 'is no program of this repository, declare its package or do without',
}

interface Unused {
  readonly name: string
  readonly line?: number
}

/** What stands in a file and is used by nobody, or used and declared nowhere. */
function unusedLines({ file, ...kinds }: { readonly file: string }): readonly string[] {
  return Object.entries(kinds as Record<string, readonly Unused[]>).flatMap(([kind, found]) =>
    found.map(({ name, line = 1 }) => `${file}:${line}: ${name}: ${UNUSED[kind] ?? kind}`),
  )
}

const results = STEPS.map(({ name, args, lines, otherwise }) => {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  console.log(
    status === 0 && lines ? 'nothing to mend' : readable(stdout, stderr, lines) || otherwise,
  )
  if (status !== 0) process.exitCode = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`
})
console.log(`\n${results.join('\n')}`)

/** The findings as lines; what the tool printed, if it cannot be understood. */
function readable(stdout: string, stderr: string, lines: Step['lines']): string {
  try {
    return (lines?.(stdout) ?? [stdout + stderr]).join('\n').trim()
  } catch {
    return stdout + stderr
  }
}
