/** What the prompt can say once somebody points at a choice or asks for advice. */
export { adviceOf } from './advice.ts'
export { becauseAt } from './building-text.ts'
export { sumOf } from './decisions/sums.ts'
