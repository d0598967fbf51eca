/** Builds and serves the page once for all browser tests of a run. */
import type { TestProject } from 'vitest/node'
import { buildAndServe, type Served } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served. */
    address: string
    /** The folder of the built page. */
    folder: string
  }
}

/** Every project of the run loads this file anew; the first one builds, and all end together. */
const shared: typeof globalThis & { served?: Promise<Served> } = globalThis

export async function setup(project: TestProject): Promise<() => void> {
  shared.served ??= buildAndServe()
  const { address, folder, stop } = await shared.served
  project.provide('address', address)
  project.provide('folder', folder)
  return stop
}
