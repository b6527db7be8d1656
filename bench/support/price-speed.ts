import { type Basket, priceBasket } from '#domains/pricing/index.ts'
import { sampleBasket, sampleCoupon, sampleDiscount, sampleLine } from '#domains/pricing/sample-basket.ts'

const bundleParts = [
  { prices: { USD: 500 }, isOwned: true },
  { prices: { USD: 900 }, isOwned: false },
]

/** Fifty lines with everything that can change a price: tiers, discounts, a partly owned bundle, ten coupons, tax. */
const fullBasket = (): Basket =>
  sampleBasket(
    Array.from({ length: 50 }, (_none, index) =>
      sampleLine({
        itemId: `thing-${index}`,
        quantity: 1 + index,
        kind: index % 5 === 0 ? 'bundle' : 'product',
        discounts: [sampleDiscount(), sampleDiscount({ percentage: 0.3 })],
        tiers: [{ minQuantity: 5, prices: { USD: 8000 } }],
        ...(index % 5 === 0 && { parts: bundleParts }),
      }),
    ),
    {
      currency: 'EUR',
      coupons: Array.from({ length: 10 }, (_none, index) =>
        sampleCoupon({
          id: `cpn_${index}`,
          isExclusive: index > 7,
          off: index % 2 === 0 ? { amounts: { USD: 500 } } : { percentage: 0.1 },
        }),
      ),
      tax: { rate: 0.25, mode: 'Inclusive', isReversed: false },
    },
  )

/** Milliseconds for one such basket, the best of several runs. */
export const measurePrices = (): number => {
  const basket = fullBasket()
  const looks = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    for (let count = 0; count < 500; count++) priceBasket(basket)
    return (performance.now() - begun) / 500
  })
  return Math.min(...looks)
}
