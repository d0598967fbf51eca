/**
 * `npm test`: the tests of every day. `npm run proof`: the long proofs. Words behind it choose files by their names.
 * The very last line is always the plain `N passed, N failed`; the exit status is 0 only if tests ran and none failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { browser } from './browser.mjs'
import { node24, setUp } from './setup.mjs'

/** @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} TestFile */

const EVERY_DAY = ['rules', 'server', 'page', 'browser', 'budgets']
const PROOF = ['proof-rules', 'proof-server', 'proof-page', 'proof-browser']
/** How many of the slowest files are named. */
const SLOWEST = 10

let told = false
process.on('exit', () => {
  if (!told) console.log('0 passed, 1 failed')
})
setUp()
process.env['CHROMIUM'] = browser()
const words = process.argv.slice(2)
const isProof = words[0] === '--proof'
if (isProof) words.shift()
const folder = mkdtempSync(join(tmpdir(), 'doubloon-test-'))
const report = join(folder, 'report.json')
const status = await node24([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tools/lib/errors-beside-tests.mjs',
  `--outputFile.json=${report}`,
  ...(isProof ? PROOF : EVERY_DAY).map((project) => `--project=${project}`),
  ...words,
])
const files = readReport()
rmSync(folder, { recursive: true, force: true })
tellSlowest()
tellFailures()

const passed = files.reduce((sum, file) => sum + tests(file, 'passed'), 0)
const failed = files.reduce((sum, file) => sum + failuresOf(file), 0)
const brokeOff = status !== 0 && failed === 0
if (brokeOff) console.log('The test run itself failed; the lines above say why.')
if (passed + failed === 0) console.log('No test ran.')
console.log(`${passed} passed, ${brokeOff ? 1 : failed} failed`)
told = true
process.exitCode = status === 0 && failed === 0 && passed > 0 ? 0 : 1

/** @returns {TestFile[]} */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return []
  }
}

/** Where the time goes. */
function tellSlowest() {
  const slowest = files
    .map((file) => ({
      name: relative('.', file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length < 2) return
  console.log('The slowest files:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** Once more at the end, each in one line that begins with FAILED: where only the end of the output is kept, it is there. */
function tellFailures() {
  for (const file of files.filter((file) => file.status === 'failed')) {
    const name = relative('.', file.name)
    const failures = file.assertionResults.filter((test) => test.status === 'failed')
    if (failures.length === 0) console.log(`FAILED ${name}: ${firstLine(file.message)}`)
    for (const test of failures)
      console.log(`FAILED ${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  }
}

/** @param {string | undefined} text */
function firstLine(text) {
  return text?.split('\n', 1)[0] ?? 'it could not be loaded'
}

/** @param {TestFile} file @param {string} status */
function tests(file, status) {
  return file.assertionResults.filter((test) => test.status === status).length
}

/** A file that could not be loaded is one failure. @param {TestFile} file */
function failuresOf(file) {
  return file.status === 'failed' ? Math.max(1, tests(file, 'failed')) : 0
}
