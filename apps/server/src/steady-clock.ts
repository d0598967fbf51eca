/** The time for tables: right when the server starts, and from then on by a clock that nobody sets, forward or back. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.floor(start + performance.now())
}
