import { expect, test } from 'vitest'
import { isInScope, lineIdIn } from './scope.rules.ts'

const holding = (...creators: string[]) => ({
  lines: creators.map((creatorId) => ({ kind: 'product' as const, creatorId, itemId: 'tape-one', variationId: 'perpetual', quantity: 1 })),
})

test.each([
  [[], 'lowtide', true],
  [['lowtide'], 'lowtide', true],
  [['lowtide', 'glasshouse'], 'lowtide', false],
  [['glasshouse'], 'lowtide', false],
  [['lowtide', 'glasshouse'], undefined, true],
])('an order with lines of %j exists in the scope of %s: %s', (creators, scope, exists) => {
  expect(isInScope(holding(...creators), scope)).toBe(exists)
})

test('a line’s id has three parts in its creator’s scope and four at the root', () => {
  expect(lineIdIn('p/lowtide/tape-one/perpetual', 'lowtide')).toBe('p/tape-one/perpetual')
  expect(lineIdIn('b/lowtide/everything/monthly', 'lowtide')).toBe('b/everything/monthly')
  expect(lineIdIn('p/lowtide/tape-one/perpetual', undefined)).toBe('p/lowtide/tape-one/perpetual')
})
