import { expect, test } from 'vitest'
import { markOf } from './payout-text.ts'

test('the cursor of the next page is taken from its path', () => {
  expect(markOf('/api/creator/payouts/pyt_1/lines?after=led_1.3')).toBe('led_1.3')
  expect(markOf('/api/admin/payout-runs/preview?show=marked&after=lowtide')).toBe('lowtide')
})

test('a last page has none', () => {
  expect(markOf(null)).toBeNull()
})
