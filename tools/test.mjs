/**
 * `npm test`: runs all tests, or those in files whose names contain the words given.
 * The very last line is always the plain `N passed, N failed`; the exit status is 0 only if tests ran and none failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { node24, setUp } from './setup.mjs'

/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */

let told = false
process.on('exit', () => {
  if (!told) console.log('0 passed, 1 failed')
})
setUp()
process.env['CHROMIUM'] = browser()
const folder = mkdtempSync(join(tmpdir(), 'doubloon-test-'))
const report = join(folder, 'report.json')
const status = await node24([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  '--project=!speed',
  ...process.argv.slice(2),
])
const files = readReport()
rmSync(folder, { recursive: true, force: true })

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

/** @param {TestFile} file @param {string} status */
function tests(file, status) {
  return file.assertionResults.filter((test) => test.status === status).length
}

/** A file that could not be loaded is one failure. @param {TestFile} file */
function failuresOf(file) {
  return file.status === 'failed' ? Math.max(1, tests(file, 'failed')) : 0
}
