import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SaleRow } from '#contract/sales/sales.ts'
import { SalesTable } from './sales-table.tsx'
import type { Extent } from './use-sale-sorting.ts'

const money = { amount: 12, currency: 'USD' as const }
const row: SaleRow = {
  ...{ id: 'sal_1', orderNumber: 'ORD-000001', at: '2030-03-01T12:00:00Z', what: 'Tape One', units: 1, country: 'DE' },
  ...{ gross: money, discount: money, tax: money, due: money, fee: money, net: money, earned: money, reported: money },
  ...{ channels: [], coupons: [], status: 'Completed', payoutId: null },
  customer: { name: 'Casey Rivers', email: 'casey@example.test' },
}

const headsOf = (extent: Extent, address = '/') => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <SalesTable rows={[row]} {...extent} />
    </MemoryRouter>,
  )
  return { links: [...html.matchAll(/sort=(-?\w+)/g)].map(([, sort]) => sort), html }
}

test('17.12 a complete list is sorted by any column, a short one by the server, and a long one only by time and amount', () => {
  const all = ['order', 'at', 'what', 'who', 'status', '-due', '-earned']
  expect(headsOf({ isWhole: true }).links).toEqual(all)
  expect(headsOf({ isWhole: false, isShort: true }).links).toEqual(all)
  expect(headsOf({ isWhole: false, isShort: false }).links).toEqual(['at', '-due'])
})

test('a column that the server did not sort by is not shown as sorted', () => {
  expect(headsOf({ isWhole: false, isShort: true }, '/?sort=who').links).toContain('-who')
  expect(headsOf({ isWhole: false, isShort: false }, '/?sort=who').links).toEqual(['at', '-due'])
})
