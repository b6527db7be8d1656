import { expect, test } from 'vitest'
import { indexAfterKey, moveItem } from './reorder.ts'

test('an item moves down and up, and the others close the gap', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('an index outside the list moves nothing', () => {
  expect(moveItem(['a', 'b'], 0, 5)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
})

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 3, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 0, undefined],
] as const)('%s at index %d goes to %s', (key, at, to) => {
  expect(indexAfterKey(key, at, 4)).toBe(to)
})
