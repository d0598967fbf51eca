export { fast } from './fast.ts'
