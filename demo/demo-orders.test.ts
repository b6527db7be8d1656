import { expect, test } from 'vitest'
import { findAddressFaults } from '#contract/core/address-rules.ts'
import { judgeTaxId } from '#contract/pricing/tax-id.ts'
import { orderIdOf } from './loading/place-order.ts'
import { demoShop } from './shop/index.ts'
import { demoOrders } from './shop/orders.ts'

const lines = demoOrders.flatMap((order) => order.items.map((item) => ({ ...item, daysAgo: order.daysAgo })))

const findItem = (of: string) => {
  const [creatorId, itemId, bundleId] = of.split('/')
  const creator = demoShop.find(({ id }) => id === creatorId)
  return bundleId ? creator?.bundles.find(({ id }) => id === bundleId) : creator?.products.find(({ id }) => id === itemId)
}

test.each(lines)('the items of $of exist and were for sale that day', ({ of, variationId, daysAgo }) => {
  const item = findItem(of)
  expect(item?.published).toBeGreaterThan(daysAgo + 1)
  expect(item?.variations.map(({ id }) => id)).toContain(variationId)
})

test('orders are in order of time, the oldest first, each with its own id', () => {
  const days = demoOrders.map(({ daysAgo }) => daysAgo)
  expect(days).toEqual(days.toSorted((one, other) => other - one))
  expect(new Set(demoOrders.map(orderIdOf)).size).toBe(demoOrders.length)
})

test('everything can still be refunded, and refunded lines are in the order', () => {
  for (const { daysAgo, items, refund } of demoOrders) {
    expect(daysAgo).toBeLessThan(59)
    if (refund) expect(items.map(({ of }) => of)).toContain(refund.of)
  }
})

test('addresses are complete, and tax ids are valid', () => {
  for (const { buyer } of demoOrders) {
    expect(findAddressFaults(buyer.address), buyer.email).toEqual([])
    if (buyer.taxId) expect(judgeTaxId(buyer.address.countryCode, buyer.taxId).valid, buyer.email).toBe(true)
  }
})
