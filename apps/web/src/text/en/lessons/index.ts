/** English: everything of the lessons. */
import { puertoRico } from './puerto-rico/index.ts'
import { sanJuan } from './san-juan.ts'
import { words } from './words.ts'

export const en = { ...words, courses: { 'puerto-rico': puertoRico, 'san-juan': sanJuan } }
