/** Where games are kept: one row per game, each by itself. */

/** A row as it is written; what is read back may be anything. */
export interface Stored {
  readonly id: string
  readonly changed: number
}

export interface Store {
  all(): Promise<readonly unknown[]>
  get(id: string): Promise<unknown>
  /**
   * Writes a row if the one that lies there is the one that is known, by its `changed`; undefined if there must be none.
   * False if somebody else, in another window, has written meanwhile.
   */
  put(row: Stored, known: number | undefined): Promise<boolean>
  remove(id: string): Promise<void>
}

/** Whether what lies there is what the writer knows. */
export function isKnown(lying: unknown, known: number | undefined): boolean {
  const changed =
    typeof lying === 'object' && lying !== null && 'changed' in lying ? lying.changed : undefined
  return changed === known
}

/** For games that are not kept. */
export const NO_STORE: Store = {
  all: async () => [],
  get: async () => undefined,
  put: async () => true,
  remove: async () => {},
}
