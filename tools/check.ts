/** `npm run check`: format and lint, types, components, architecture, rules coverage. All run; each finding is one line, and so is each result. */
import { spawnSync } from 'node:child_process'

interface Step {
  readonly name: string
  /** What stands behind `node`. */
  readonly args: readonly string[]
  /** Makes one line per finding out of what the tool prints. */
  readonly lines?: (output: string) => readonly string[]
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
  { name: 'architecture and unused code', args: ['tools/check-architecture.ts'] },
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

const results = STEPS.map(({ name, args, lines }) => {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  console.log(status === 0 && lines ? 'nothing to mend' : readable(stdout, stderr, lines))
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
