/** What a good sells for, typed in from PR-TRADER-3. */
export const TRADE_PRICES: readonly (readonly [good: string, price: number])[] = [
  ['corn', 0],
  ['indigo', 1],
  ['sugar', 2],
  ['tobacco', 3],
  ['coffee', 4],
]
