/** How sure a measured share is. */

/** The normal deviate of a 95 % interval. */
const Z = 1.96

/** Wilson's 95 % interval for a share of `n` games. */
export function wilson(share: number, n: number): { readonly low: number; readonly high: number } {
  const square = Z * Z
  const middle = (share + square / (2 * n)) / (1 + square / n)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n))) / (1 + square / n)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
