/**
 * Finds a Chromium for the tests of the page, or brings one by what the machine offers: the system's packages, else the one
 * of Playwright. The one without windows is preferred: it spends a quarter less time. Runs on whatever Node the user has.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stop } from './setup.mjs'

const WITHOUT_WINDOWS = 'chromium-headless-shell'
const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium; installs one if there is none. @returns {string} */
export function browser() {
  return (
    named() ??
    onPath([WITHOUT_WINDOWS]) ??
    fromPackages(WITHOUT_WINDOWS) ??
    onPath(WITH_WINDOWS) ??
    USUAL_PLACES.find(isProgram) ??
    fromPackages('chromium') ??
    fromPlaywright() ??
    missing()
  )
}

/** The one the user wants. @returns {string | undefined} */
function named() {
  const path = process.env['CHROMIUM']
  if (path === undefined || existsSync(path)) return path
  return stop(`CHROMIUM names ${path}, which does not exist.`)
}

/** @param {readonly string[]} names @returns {string | undefined} */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian and its kin, as root. @param {string} name @returns {string | undefined} */
function fromPackages(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return undefined
  console.error(`Installing ${name} for the tests of the page (once) …`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return onPath([name])
}

/** @returns {string | undefined} */
function fromPlaywright() {
  console.error('Fetching a Chromium for the tests of the page (once) …')
  const cli = 'node_modules/playwright-core/cli.js'
  const fetched = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  if (fetched.status !== 0) return undefined
  const asked = spawnSync(
    process.execPath,
    ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
    { encoding: 'utf8' },
  )
  return asked.stdout.trim() || undefined
}

/** @returns {never} */
function missing() {
  return stop(
    'The tests of the page need Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path, then run the same command again.',
  )
}
