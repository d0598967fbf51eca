/** The server as a program. */
export { main } from './main.ts'
