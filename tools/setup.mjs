/**
 * Makes the checkout ready: the packages of package-lock.json, and Node 24 among them.
 * Runs on whatever Node the user has (20 or newer), so it uses only what Node 20 has built in.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const modules = join(root, 'node_modules')
const stamp = join(modules, '.doubloon-setup')
const runtime = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

/** Ends the program with a sentence the user can act on. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function setUp() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(
      `Doubloon needs Node 20 or newer to begin; this is ${process.version}. Install a newer Node.`,
    )
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(runtime)) return

  console.error('Installing packages (once, about half a minute) …')
  const started = Date.now()
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(runtime)) fetchRuntime()
  writeFileSync(stamp, wanted)
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** @param {string[]} args */
function npm(args) {
  const viaNpm = process.env['npm_execpath']
  const result = /npm-cli\.js$/.test(viaNpm ?? '')
    ? spawnSync(process.execPath, [viaNpm ?? '', ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: windows })
  if (result.error)
    stop(`npm could not be started (${result.error.message}). Install npm, then try again.`)
  if (result.status === 0) return
  const output = `${result.stdout}${result.stderr}`.trim()
  console.error(output)
  stop(`\nInstalling the packages failed. ${adviceOn(output)}`)
}

/** @param {string} output */
function adviceOn(output) {
  if (/ENOTFOUND|ENOTCACHED|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network|E50\d/i.test(output))
    return 'The package registry cannot be reached: check the network (and proxy settings of npm), then run the same command again.'
  if (/ENOSPC/.test(output))
    return 'The disk is full: free about 1 GB, then run the same command again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return /_cacache|\.npm\b/.test(output)
      ? 'npm cannot write its cache: set npm_config_cache to a folder of your own, then run the same command again.'
      : 'This folder may not be written: use a checkout of your own, then run the same command again.'
  if (/lock file|in sync/i.test(output))
    return 'package.json and package-lock.json disagree: restore both from git, or run `npm install` if you changed them.'
  return 'The lines above say why; run the same command again once that is solved.'
}

/** Newer versions of npm may skip the install step that brings Node 24; then it is run here. */
function fetchRuntime() {
  const step = join(modules, 'node', 'installArchSpecificPackage.js')
  if (existsSync(step))
    spawnSync(process.execPath, [step], { cwd: dirname(step), stdio: 'inherit' })
  if (!existsSync(runtime))
    stop(
      'Node 24 was not installed with the packages. Run `npm rebuild node`, then the same command again.',
    )
}

/**
 * Runs a program on Node 24 with the terminal of this process and gives its exit status.
 * @param {string[]} args what stands behind `node`
 * @returns {Promise<number>}
 */
export function node24(args) {
  const path = join(modules, '.bin') + delimiter + (process.env['PATH'] ?? '')
  const child = spawn(runtime, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  const leaveToChild = () => {}
  process.on('SIGINT', leaveToChild)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('error', (error) => stop(`Node 24 could not be started: ${error.message}`))
    child.on('close', (status) => {
      process.off('SIGINT', leaveToChild)
      resolve(status ?? 1)
    })
  })
}
