/** The words of the lessons in the language of the reader. They come with their page. */
import { en } from './en/lessons/index.ts'
import { inLanguage } from './language.svelte.ts'

export type LearnCatalog = typeof en

export const sayLearn: LearnCatalog = inLanguage({ en })
