import { expect, test } from 'vitest'
import type { BookEntry } from '#contract/ledger/books.ts'
import { causeOf, movedBy } from './book-text.ts'

const line = (amount: number, currency: 'EUR' | 'USD' = 'EUR') => ({
  account: 'Fees' as const,
  creator: null,
  lineId: null,
  what: null,
  country: null,
  amount: { amount, currency },
})

test('an entry moves its incoming amounts, in each currency', () => {
  expect(movedBy({ lines: [line(0.1), line(0.2), line(-0.3), line(5, 'USD'), line(-5, 'USD')] })).toEqual([
    { amount: 5, currency: 'USD' },
    { amount: 0.3, currency: 'EUR' },
  ])
})

test('an entry links to its order or to its payout', () => {
  const entry = { orderId: null, orderNumber: null, payout: null } as unknown as BookEntry
  expect(causeOf({ ...entry, orderId: 'a', orderNumber: 'ORD-000007' })).toEqual({ to: '/admin/sales/a', label: 'ORD-000007' })
  expect(causeOf({ ...entry, payout: { id: 'pyt_1', number: 'lowtide-2', runId: 'run_1' } })).toEqual({
    to: '/admin/payouts/run_1?q=pyt_1',
    label: 'Payout lowtide-2',
  })
  expect(causeOf(entry)).toBeNull()
})
