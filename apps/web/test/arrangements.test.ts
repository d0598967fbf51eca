/** Styles say the names of arrangements; the build writes them out. */
import { expect, test } from 'vitest'
import { NAMES, written } from '../src/style/arrangements.ts'

test('a name becomes its condition, alone and among others', () => {
  expect(written('@media (--low) { a { b: c } }')).toBe(`@media (${NAMES.low}) { a { b: c } }`)
  expect(written('@media not (--phone), (--small) and (hover: none) {')).toBe(
    `@media not (${NAMES.phone}), (${NAMES.small}) and (hover: none) {`,
  )
})

test('only media queries are changed: colours are properties with such names too', () => {
  const style = 'a { color: var(--low); width: calc(var(--small) * 2) } @media print { a { b: c } }'
  expect(written(style)).toBe(style)
})

test('a name nobody knows is an error', () => {
  expect(() => written('@media (--tablett) { a { b: c } }')).toThrow('--tablett')
})
