import { expect, test } from 'vitest'
import { isWholeList, sumLabel } from './is-whole-list.ts'

test('a list is complete on its only page, and on none of several', () => {
  expect(isWholeList({ hasMore: false }, undefined)).toBe(true)
  expect(isWholeList({ hasMore: true }, undefined)).toBe(false)
  expect(isWholeList({ hasMore: false }, 'lic_1')).toBe(false)
  expect(isWholeList({ next: null }, null)).toBe(true)
  expect(isWholeList({ next: '/api/admin/payout-runs?after=run_1' }, null)).toBe(false)
})

test('sums of one page say so', () => {
  expect([sumLabel(true), sumLabel(false)]).toEqual(['Total', 'On this page'])
})
