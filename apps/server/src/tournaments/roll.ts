/** What is drawn by lot: a number from 0 on, below this. */
export type Roll = (below: number) => number
