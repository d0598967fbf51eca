/**
 * A disk of a few megabytes that can be made full, for a program and nobody else: a file system in memory in a name space of its
 * own, which Linux lets anybody make. What is written there fails as it does on any full disk.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './program.ts'

const BALLAST = 'ballast'

export class SmallDisk {
  /** Where the program finds it. */
  readonly folder: string
  readonly #holder: ChildProcess

  private constructor(folder: string, holder: ChildProcess) {
    this.folder = folder
    this.#holder = holder
  }

  static make(megabytes: number): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), 'doubloon-disk-'))
    const mount = `mount -t tmpfs -o size=${megabytes}m none ${folder} && echo made && exec cat`
    const holder = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', mount], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return new Promise((resolve, reject) => {
      holder.once('error', reject)
      holder.once('exit', (code) => reject(new Error(`no small disk could be made (${code})`)))
      holder.stdout.once('data', () => resolve(new SmallDisk(folder, holder)))
    })
  }

  /** The words by which a program is started that is to find it. */
  get launcher(): readonly string[] {
    const target = `--target=${this.#holder.pid}`
    return ['nsenter', target, '--user', '--mount', '--preserve-credentials', `--wd=${ROOT}`]
  }

  /** Where everybody else finds what lies there. */
  path(name: string): string {
    return join(`/proc/${this.#holder.pid}/root`, this.folder, name)
  }

  /** Until not one byte more goes on it. */
  fill(): void {
    const file = openSync(this.path(BALLAST), 'a')
    try {
      for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) writeAll(file, size)
    } finally {
      closeSync(file)
    }
  }

  empty(): void {
    rmSync(this.path(BALLAST))
  }

  remove(): void {
    this.#holder.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Pieces of a size, as many as go. */
function writeAll(file: number, size: number): void {
  const piece = Buffer.alloc(size)
  try {
    while (writeSync(file, piece) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
