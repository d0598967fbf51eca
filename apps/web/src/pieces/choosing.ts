/** One of several is chosen. */
export interface Choosing<T> {
  readonly label: string
  readonly choices: readonly { readonly value: T; readonly text: string }[]
  readonly value: T
  readonly onchoose: (value: T) => void
}
