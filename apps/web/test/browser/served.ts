/** Builds and serves the page once for all browser tests. */
import type { TestProject } from 'vitest/node'
import { buildAndServe } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served. */
    address: string
    /** The folder of the built page. */
    folder: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const { address, folder, stop } = await buildAndServe()
  project.provide('address', address)
  project.provide('folder', folder)
  return stop
}
