/** The building somebody looks at more closely, wherever it lies: its big card is shown once, at the side or above. */
import { getContext, setContext } from 'svelte'
import { Peek } from '../table/peek.svelte.ts'

const KEY = Symbol('look')

/** For all components inside; keys are those of buildings. */
export function setLook(): Peek {
  return setContext(KEY, new Peek())
}

export function useLook(): Peek {
  return getContext(KEY)
}
