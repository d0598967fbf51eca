/** Which state of the sources is running. */
import { execFileSync } from 'node:child_process'

/** The commit the sources stand at, and whether they were changed since; nothing if they are under no version control. */
export function currentCommit(): string | undefined {
  try {
    const commit = git('rev-parse', 'HEAD')
    return git('status', '--porcelain', '--untracked-files=no') === ''
      ? commit
      : `${commit}, with changes that are not committed`
  } catch {
    return undefined
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
