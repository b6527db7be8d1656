import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PayoutRow } from '#contract/payouts/payouts.ts'
import { PayoutTable } from './payout-table.tsx'

const row: PayoutRow = {
  id: 'pay_1',
  number: 1,
  day: '2030-03-01',
  amount: { amount: 12.5, currency: 'EUR' },
  status: 'Paid',
  standing: { reason: '', act: null } as unknown as PayoutRow['standing'],
  account: 'Account ending in 3000',
  paidAt: null,
}

const render = (isWhole: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PayoutTable rows={[row]} isWhole={isWhole} />
    </MemoryRouter>,
  )

test('17.12 a list is sorted by its column heads, however long it is, and its sum says what it covers', () => {
  for (const isWhole of [true, false]) expect(render(isWhole)).toMatch(/aria-sort="descending".*href="[^"]*sort=-amount"/s)
  expect(render(true)).toContain('Total')
  expect(render(false)).toContain('On this page')
  expect(render(false)).not.toContain('Total')
})
