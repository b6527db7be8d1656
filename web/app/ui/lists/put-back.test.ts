import { expect, test } from 'vitest'
import { noteRemoval, putBack, undoRemoval } from './put-back.ts'

const all = ['A', 'B', 'C', 'D']

test('17.12 a removed item is restored after its nearest earlier neighbour that is still there', () => {
  expect(putBack(['A', 'B', 'D'], all, 2)).toEqual(all)
  expect(putBack(['B', 'D'], all, 2)).toEqual(['B', 'C', 'D'])
  expect(putBack(['A', 'D'], all, 2)).toEqual(['A', 'C', 'D'])
  expect(putBack(['D', 'E', 'F'], ['A', 'D'], 0)).toEqual(['A', 'D', 'E', 'F'])
  expect(putBack([], all, 3)).toEqual(['D'])
})

test('17.12 neighbours that were edited meanwhile keep their places', () => {
  expect(putBack(['A2', 'B2', 'D'], all, 2)).toEqual(['A2', 'B2', 'C', 'D'])
  expect(putBack(['A', 'B', 'C2'], all, 3)).toEqual(['A', 'B', 'C2', 'D'])
})

test('17.12 an item that is already back is not added twice', () => {
  expect(putBack(['B', 'C', 'D', 'A'], all, 0)).toEqual(['B', 'C', 'D', 'A'])
  const before = [{ id: 'one' }, { id: 'two' }]
  expect(putBack(structuredClone(before), before, 1, ({ id }) => id)).toEqual(before)
})

test.each([
  [1, 1],
  [2, 1],
])('17.12 two removals are undone in either order, first at %i, then at %i', (first, second) => {
  const one = noteRemoval(all, [], first)
  const left = all.toSpliced(first, 1)
  const two = noteRemoval(left, [one], second)
  const none = left.toSpliced(second, 1)
  for (const [sooner, later] of [
    [one, two],
    [two, one],
  ] as const)
    expect(undoRemoval(undoRemoval(none, sooner), later)).toEqual(all)
})

test('17.12 a second removal is undone in its place, also when something was added since', () => {
  const one = noteRemoval(['A', 'B', 'C'], [], 0)
  const two = noteRemoval(['B', 'C'], [one], 0)
  expect(undoRemoval(['C', 'D'], two)).toEqual(['B', 'C', 'D'])
  expect(undoRemoval(undoRemoval(['C', 'D'], two), one)).toEqual(['A', 'B', 'C', 'D'])
})
