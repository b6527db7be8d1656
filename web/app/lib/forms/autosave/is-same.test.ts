import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test('the order of fields does not matter, the order of a list does', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})

test('a field that is undefined is not there', () => {
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ a: 1, b: null }, { a: 1 })).toBe(false)
})

test('a list is no record', () => {
  expect(isSame([], {})).toBe(false)
})
