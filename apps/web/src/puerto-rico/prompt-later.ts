/** What the prompt can say once somebody points at a choice or asks for advice. */
export { adviceOf } from './advice.ts'
export { sumOf } from './decisions/sums.ts'
