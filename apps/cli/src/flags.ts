/** The options of a command as its help lists them. */

/** One option of a command; without `value` it is a switch. */
export interface Flag {
  /** What stands for its value in the help, as `N` or `FILE`. */
  readonly value?: string
  readonly help: string
  readonly repeated?: boolean
}

export type Flags = Readonly<Record<string, Flag>>
