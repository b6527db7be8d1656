import { expect, test } from 'vitest'
import { groupTyped } from './group-typed.ts'

test.each([
  ['de89', 'DE89'],
  ['DE893', 'DE89 3'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['DE89 ', 'DE89'],
])('%j typed to its end is shown as %j', (typed, shown) => {
  expect(groupTyped(typed, typed.length)).toBe(shown)
})

test('a correction in the middle is not regrouped', () => {
  expect(groupTyped('DE9 3704 0044', 3)).toBe('DE9 3704 0044')
})

test('text that is not an account number is left as typed', () => {
  expect(groupTyped('my bank?', 8)).toBe('my bank?')
})
