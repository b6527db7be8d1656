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
  return { links: [...html.matchAll(/sort=(-?\w+)/g)].map(([, sort]) => sort), buttons: [...html.matchAll(/<button/g)].length, html }
}

test('17.12 a whole list is sorted here, a short one by the server, and of a long one only time and amount look as if they sort', () => {
  expect(headsOf({ isWhole: true })).toMatchObject({ links: [], buttons: 7 })
  expect(headsOf({ isWhole: false, isShort: true })).toMatchObject({
    links: ['order', 'at', 'what', 'who', 'status', '-due', '-earned'],
    buttons: 0,
  })
  expect(headsOf({ isWhole: false, isShort: false })).toMatchObject({ links: ['at', '-due'], buttons: 0 })
})

test('a head that the server did not sort by is not shown as sorted', () => {
  expect(headsOf({ isWhole: false, isShort: true }, '/?sort=who').links).toContain('-who')
  expect(headsOf({ isWhole: false, isShort: false }, '/?sort=who').links).toEqual(['at', '-due'])
})
