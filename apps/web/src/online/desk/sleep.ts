/** Waiting, for whoever tries again. */

/** Ends early, with an error, when the signal says so. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    if (signal.aborted) reject(signal.reason)
  })
}
