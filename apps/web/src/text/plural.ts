/** Counted things, by the plural rules of a language. */

/** The forms a language needs; `other` is always there, `#` stands for the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** `plural(2, { one: '# barrel', other: '# barrels' })` → `2 barrels`. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
}

/** `Ana, Ben and Cyd`, in a language. */
export function listIn(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language)
  return (items) => format.format(items)
}
