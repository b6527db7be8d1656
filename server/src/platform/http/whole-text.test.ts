import { expect, test } from 'vitest'
import { wholeText } from './whole-text.ts'

test.each(['plain', '🎛', '\ud83c\udf9b', '\\ud800 as text', null, 7, { a: { b: [1, null, 'A', new Date(0)] } }])(
  '%j stays unchanged',
  (value) => {
    expect(wholeText(value)).toBe(value)
  },
)

test.each([
  ['x\ud800', 'x\ufffd'],
  [{ a: ['x\udc00', 'y', 1] }, { a: ['x\ufffd', 'y', 1] }],
  [{ '\ud800': 1 }, { '\ufffd': 1 }],
  ['a\0b', 'ab'],
  [{ 'a\0': ['\0'] }, { a: [''] }],
  [
    { a: { b: '\udf9b\ud83c' }, at: new Date(0) },
    { a: { b: '\ufffd\ufffd' }, at: new Date(0) },
  ],
  [Object.assign(Object.create(null), { q: 'a\0b' }), { q: 'ab' }],
])('%j is repaired', (value, whole) => {
  expect(wholeText(value)).toEqual(whole)
})
