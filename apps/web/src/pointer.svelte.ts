/** With what somebody points: only a mouse can point at something without pressing it. */
const noHover = globalThis.matchMedia?.('(hover: none)')
const pointer = $state({ isFinger: noHover?.matches ?? false })
noHover?.addEventListener('change', ({ matches }) => {
  pointer.isFinger = matches
})

/** What is said to a mouse, and to a finger. */
export interface ByPointer {
  readonly mouse: string
  readonly finger: string
}

export function byPointer({ mouse, finger }: ByPointer): string {
  return pointer.isFinger ? finger : mouse
}
