import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { addBelow, moveBlock, neighbourOf, putBack, removeBlock, replaceBlock } from './edit-blocks.ts'

const block = (id: string): PageBlock => ({ id, type: 'TextBlock', title: id, subtitle: null, body: '', alignment: 'Left' })
const page = ['a', 'b', 'c'].map(block)
const order = (blocks: readonly PageBlock[]) => blocks.map(({ id }) => id).join('')

test('a block is added below the chosen one, or at the end', () => {
  expect(order(addBelow(page, 'a', block('x')))).toBe('axbc')
  expect(order(addBelow(page, undefined, block('x')))).toBe('abcx')
})

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', -4, 'bac'],
  ['b', 9, 'acb'],
  ['b', 1, 'abc'],
  ['nobody', 1, 'abc'],
])('%s moved to %i gives %s', (id, to, expected) => {
  expect(order(moveBlock(page, id, to))).toBe(expected)
})

test('a deleted block is restored to its place, also when the page is shorter now', () => {
  expect(order(putBack(removeBlock(page, 'b'), block('b'), 1))).toBe('abc')
  expect(order(putBack([block('a')], block('c'), 2))).toBe('ac')
})

test('a block that is already back is not restored twice', () => {
  expect(order(putBack(page, block('b'), 1))).toBe('abc')
})

test('when a block is removed, the next one is chosen, else the one before', () => {
  expect(neighbourOf(page, 'a')).toBe('b')
  expect(neighbourOf(page, 'c')).toBe('b')
  expect(neighbourOf([block('a')], 'a')).toBeUndefined()
})

test('an edit touches its own block', () => {
  expect(replaceBlock(page, { ...block('b'), type: 'TextBlock', title: 'new' } as PageBlock)[1]).toMatchObject({ title: 'new' })
})
