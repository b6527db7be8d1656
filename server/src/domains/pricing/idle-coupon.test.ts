import { expect, test } from 'vitest'
import { whyIdle } from './idle-coupon.ts'
import { sampleBasket, sampleCoupon, sampleDiscount, sampleLine } from './sample-basket.ts'

const basket = sampleBasket([sampleLine()])
const elsewhere = [{ kind: 'product' as const, itemId: 'tape-two', variationId: null }]

test.each([
  ['is for something else', sampleCoupon({ targets: elsewhere }), 'not-for-these-items'],
  ['is exclusive and for something else', sampleCoupon({ targets: elsewhere, isExclusive: true }), 'not-for-these-items'],
  [
    'is for something else and has a minimum that is reached',
    sampleCoupon({ targets: elsewhere, minimum: { USD: 1 } }),
    'not-for-these-items',
  ],
  ['is another creator’s', sampleCoupon({ creatorId: 'glasshouse' }), 'not-for-these-items'],
  ['has a minimum that is not reached', sampleCoupon({ minimum: { USD: 10_001 } }), 'below-minimum'],
  ['is exclusive and has a minimum that is not reached', sampleCoupon({ minimum: { USD: 10_001 }, isExclusive: true }), 'below-minimum'],
])('§5 a coupon that %s', (_what, coupon, because) => {
  expect(whyIdle([coupon], basket)).toBe(because)
})

test('§5 a coupon beside a better exclusive discount says that the cart is cheaper without it', () => {
  const discounted = sampleBasket([sampleLine({ discounts: [sampleDiscount({ percentage: 0.5, isExclusive: true })] })])
  expect(whyIdle([sampleCoupon()], discounted)).toBe('other-is-better')
})

test('§5 a free item needs no coupon', () => {
  expect(whyIdle([sampleCoupon()], sampleBasket([sampleLine({ prices: { USD: 0 } })]))).toBe('not-for-these-items')
})

test('§5 for a code of several creators, the most useful reason is given', () => {
  const coupons = [sampleCoupon({ creatorId: 'glasshouse' }), sampleCoupon({ id: 'cpn_2', minimum: { USD: 10_001 } })]
  expect(whyIdle(coupons, basket)).toBe('below-minimum')
})
