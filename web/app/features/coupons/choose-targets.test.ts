import { expect, test } from 'vitest'
import { chosenOf, withChosen } from './choose-targets.ts'

const tape = { kind: 'Product', itemId: 'tape-one' } as const
const bundle = { kind: 'Bundle', itemId: 'tape-one', variationId: null } as const

test('a bundle with the same id is a different item', () => {
  expect(chosenOf([bundle], tape)).toEqual([])
  expect(withChosen([bundle], tape, ['monthly'])).toEqual([bundle, { ...tape, variationId: 'monthly' }])
})

test('all variations of an item, some of them, none of them', () => {
  const all = withChosen([], tape, 'all')
  expect(chosenOf(all, tape)).toBe('all')
  const some = withChosen(all, tape, ['monthly', 'perpetual'])
  expect(chosenOf(some, tape)).toEqual(['monthly', 'perpetual'])
  expect(withChosen(some, tape, [])).toEqual([])
})
