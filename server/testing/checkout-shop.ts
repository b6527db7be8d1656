import { applyCoupon } from '#contract/orders/orders.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { openMoneyShop } from './money-shop.ts'
import { addBundle, addCreator, addProduct } from './sample-creator.ts'

export const bundle = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }

/** A shop that sells products of two creators; one is free. */
export const openCheckoutShop = async () => {
  const money = await openMoneyShop()
  const { db } = money
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
  await addProduct(db, 'lowtide/tape-one')
  await addProduct(db, 'lowtide/tape-two', { type: 'DigitalProduct', category: 'SamplePack' })
  await addProduct(db, 'glasshouse/pane')
  await addProduct(db, 'glasshouse/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
  await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])
  const applyTo = (orderId: string, code: string, browser = money.buyer().browser) =>
    browser.call(applyCoupon, { params: { orderId }, query: { code } })

  return { money, db, applyTo }
}
