import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { OrderParts } from './order-parts.tsx'

type Part = OrderSale['sales'][number]

const money = { amount: 12, currency: 'USD' as const }
const line = (name: string): Part['lines'][number] => ({
  ...{ id: name, kind: 'Product', itemId: name, name, variationName: '', quantity: 1, refund: null, coupons: [], licenses: [], steps: [] },
  ...{ original: money, discount: money, tax: money, due: money, fee: money, net: money },
  ...{ feeRate: 0.15, feeReason: 'Marketplace', channel: 'Marketplace' },
})
const part = (creatorName: string, names: string[]) =>
  ({ id: creatorName, creatorName, status: 'Completed', lines: names.map(line) }) as unknown as Part

const render = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <OrderParts sales={[part('Lowtide', ['Choir', 'Anchor']), part('Tin Room', ['Vise', 'Bench'])]} />
    </MemoryRouter>,
  )

const namesIn = (html: string) => [...html.matchAll(/Choir|Anchor|Vise|Bench/g)].map(([name]) => name)

test('the lines of an order with several creators sort by every head, all alike', () => {
  expect(render('/').match(/aria-sort="none"/g)).toHaveLength(16)
  expect(namesIn(render('/'))).toEqual(['Choir', 'Anchor', 'Vise', 'Bench'])
  expect(namesIn(render('/?lines=name'))).toEqual(['Anchor', 'Choir', 'Bench', 'Vise'])
})
