/** Questions to the engine that are asked only when somebody looks: each is asked once, and remembered. */

export interface Answers<T> {
  /** The answer, once it is there. */
  of(key: string): T | undefined
}

/** To be called while a component is made: asks for every key that is wanted and not known yet. */
export function useAnswers<T>(
  wanted: () => readonly string[],
  ask: (key: string) => Promise<T | undefined>,
): Answers<T> {
  let known = $state.raw<Readonly<Record<string, T | undefined>>>({})
  const asked = new Set<string>()
  $effect(() => {
    const fresh = wanted().filter((key) => !asked.has(key))
    for (const key of fresh) {
      asked.add(key)
      void ask(key).then((answer) => {
        known = { ...known, [key]: answer }
      })
    }
  })
  return { of: (key) => known[key] }
}
