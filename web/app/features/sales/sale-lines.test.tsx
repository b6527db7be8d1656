import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SaleLine } from '#contract/sales/sales.ts'
import { SaleLines } from './sale-lines.tsx'

const money = { amount: 12, currency: 'USD' as const }
const line: SaleLine = {
  ...{
    id: 'b/northlight-audio/studio-bundle/bundle',
    kind: 'Bundle',
    itemId: 'studio-bundle',
    name: 'Studio Bundle',
    variationName: 'Bundle',
  },
  ...{ quantity: 1, original: money, discount: money, tax: money, due: money, fee: money, net: money },
  ...{ feeRate: 0.15, feeReason: 'Marketplace', channel: 'Marketplace', coupons: [], refund: null },
  licenses: [
    { id: 'lic_1', productId: 'drift-eq', productName: 'Drift EQ', status: 'Active' },
    { id: 'lic_2', productId: 'two-lamp', productName: 'Two Lamp', status: 'Active' },
  ],
}

const textOf = (shown: SaleLine, licensesAt?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SaleLines lines={[shown]} caption="Lines" share="Net" licensesAt={licensesAt} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '')

const licensesAt = '/admin/licenses'

test('staff see the names of licenses instead of their ids, which are on the pages behind them', () => {
  expect(textOf(line, licensesAt)).toContain('Drift EQ Two Lamp')
  expect(textOf(line, licensesAt)).not.toContain('lic_')
  const several = { ...line, kind: 'Product' as const, name: 'Drift EQ' }
  expect(textOf(several, licensesAt)).toContain('License 1 License 2')
})

test('17.12 the licenses of a bundle are named after their products, those of a product have its name above them', () => {
  expect(textOf(line)).toContain('Drift EQ lic_1 Two Lamp lic_2')
  expect(textOf({ ...line, kind: 'Product', name: 'Drift EQ', licenses: line.licenses.slice(0, 1) })).not.toContain('Drift EQ lic_1')
})
