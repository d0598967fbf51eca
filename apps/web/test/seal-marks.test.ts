import { expect, test } from 'vitest'
import { sealMarks } from '../src/pieces/seal-marks.ts'

test('seals show the letter of a name, and numbers where several have the same', () => {
  expect(sealMarks(['You', 'Clara', 'Ana'])).toEqual(['Y', 'C', 'A'])
  expect(sealMarks(['Player 1', 'Player 2', 'Clara'])).toEqual(['1', '2', 'C'])
  expect(sealMarks(['Ana', 'Bruno', 'ada', 'Ben', 'Ärger'])).toEqual(['1', '2', '3', '4', 'Ä'])
})
