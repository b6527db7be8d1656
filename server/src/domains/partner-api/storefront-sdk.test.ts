import { randomUUID } from 'node:crypto'
import { MoonbaseError, NotFoundError } from '@moonbase.sh/storefront-api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { item, openMoneyShop, someAddress } from '../../../testing/money-shop.ts'
import { addLicenses } from '../../../testing/plugin-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../testing/sample-account.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addDiscount, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { addRelease } from '../../../testing/sample-release.ts'
import { openSdk } from '../../../testing/storefront-sdk.ts'

/** The storefront SDK against a running shop: what a creator's own site shows and sells. */

const money = await openMoneyShop()
const { app, db, shop } = money
await addCreator(db, { id: 'lowtide', name: 'Low Tide', allowedOrigins: ['https://lowtide.test'] })
await addCreator(db, { id: 'glasshouse' })
const monthly = sampleVariation({ id: 'monthly', prices: { USD: 900 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })
await addProduct(db, 'lowtide/tape-one', {
  description: 'Warm.',
  variations: [sampleVariation(), monthly],
  publishedAt: '2030-02-03T00:00:00Z',
})
await addProduct(db, 'lowtide/tape-two', { name: 'Tape Two', publishedAt: '2030-02-02T00:00:00Z' })
await addProduct(db, 'glasshouse/pane')
await addDraft(db, 'lowtide/draft')
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'], { partial: true })
await addDiscount(db, 'lowtide/tape-two')
await addRelease(db, shop.files, 'lowtide/tape-one', { version: '1.2.0' })

const siteUrl = 'https://lowtide.test/thanks'

const signedIn = async () => {
  const account = await addAccount(db)
  const sdk = openSdk(app)
  await sdk.identity.signIn(account.email, samplePassword)
  return { sdk, account }
}

type Item = Parameters<ReturnType<typeof openSdk>['orders']['pushContent']>[0]['items'][number]
const product = (productId: string, change: object = {}) =>
  ({ type: 'Product', productId, variationId: 'perpetual', quantity: 1, ...change }) as Item
const bundle = { type: 'Bundle', bundleId: 'both', variationId: 'perpetual', quantity: 1 } as Item

const cart = (...items: Item[]) => ({ id: randomUUID() as string, currency: 'USD', items })

const billing = {
  name: 'Casey',
  email: 'casey@example.test',
  address: { ...someAddress, countryCode: 'DE', region: null, postCode: '10115' },
}

test('the SDK reads the storefront: what is live, and of this creator alone', async () => {
  const { products, bundles, ...rest } = await openSdk(app).storefront.get({ source: 'newsletter' } as never)
  expect(rest).toEqual({ suggestedCurrency: 'USD', enabledCurrencies: expect.arrayContaining(['USD', 'JPY']) })
  expect(products).toMatchObject([
    {
      id: 'tape-one',
      type: 'Product',
      name: 'Tape One',
      description: 'Warm.',
      owned: false,
      currentVersion: '1.2.0',
      iconUrl: `${shop.config.publicUrl}/files/images/icon.webp`,
      defaultVariation: { id: 'perpetual', price: { USD: 79 }, hasDiscount: false },
      variations: [{ id: 'perpetual' }, { id: 'monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' } }],
    },
    {
      id: 'tape-two',
      defaultVariation: {
        originalPrice: { USD: 79 },
        price: { USD: 59.25 },
        hasDiscount: true,
        discount: { name: 'Spring sale', percentage: 0.25 },
      },
    },
  ])
  expect(products[0]?.downloads?.map(({ platform }) => platform)).toEqual(['Mac', 'Windows'])
  expect(products[1]?.currentVersion).toBeUndefined()
  expect(bundles).toMatchObject([
    {
      id: 'both',
      type: 'Bundle',
      owned: false,
      partial: true,
      products: [
        { id: 'tape-one', included: true },
        { id: 'tape-two', included: true },
      ],
    },
  ])
  expect(bundles[0]?.defaultVariation?.price.USD).toBe(99)
})

test('the SDK shows somebody who is signed in what they own, and a bundle at the price that completes it', async () => {
  const { sdk, account } = await signedIn()
  await addLicenses(db, account)
  await sql`update users set address = ${JSON.stringify(billing.address)} where id = ${account.id}`.execute(db)
  const { products, bundles, suggestedCurrency, estimatedTax } = await sdk.storefront.get()
  expect(products.map(({ id, owned }) => [id, owned])).toEqual([
    ['tape-one', true],
    ['tape-two', false],
  ])
  expect(bundles[0]).toMatchObject({
    owned: false,
    products: [
      { id: 'tape-one', included: false },
      { id: 'tape-two', included: true },
    ],
  })
  expect([suggestedCurrency, estimatedTax]).toEqual(['EUR', { rate: 0.19, mode: 'Inclusive', countryCode: 'DE' }])
  const order = await sdk.orders.pushContent(cart(bundle))
  expect(order.total?.due.amount).toBe(bundles[0]?.defaultVariation?.price.USD)
  expect(order.total?.due.amount).toBe(49.5)
  expect(order.items).toMatchObject([
    { id: 'b/both/perpetual', partial: true, bundle: { products: [{ included: false }, { included: true }] } },
  ])
})

test('the SDK fills a cart, with whatever it sends along, and reads it again', async () => {
  const sdk = openSdk(app)
  const { products } = await sdk.storefront.get()
  const [whole] = products
  const lie = {
    id: 'p/tape-one/perpetual',
    price: { USD: 0.01 },
    variation: whole?.defaultVariation,
    product: whole,
    total: { due: { amount: 0 } },
  }
  const wanted = cart(product('tape-one', { quantity: 2, ...lie }), product('tape-two'))
  const order = await sdk.orders.pushContent(wanted, undefined, { source: 'newsletter' } as never)
  expect(order).toMatchObject({
    id: wanted.id,
    currency: 'USD',
    couponsApplied: [],
    items: [
      { id: 'p/tape-one/perpetual', productId: 'tape-one', quantity: 2, isDefaultVariation: true, product: { name: 'Tape One' } },
      { id: 'p/tape-two/perpetual', appliedDiscount: { name: 'Spring sale' } },
    ],
    total: { original: { amount: 237 }, discount: { amount: 19.75 }, taxes: { amount: 0 }, due: { amount: 217.25 } },
  })
  expect(await sdk.orders.get(wanted.id)).toMatchObject({ status: 'Open', total: order.total, items: order.items })
  expect((await money.orderOf(wanted.id)).utm).toEqual({ utm_source: 'newsletter' })
  const jpy = await sdk.orders.pushContent({ ...wanted, currency: 'JPY' })
  expect(jpy.total?.due).toEqual({ currency: 'JPY', amount: 32_370 })
  const stored = await sdk.orders.pushContent({
    ...wanted,
    currency: '',
    items: [{ ...product('tape-one'), quantity: undefined } as never],
  })
  expect([stored.currency, stored.items[0]?.quantity]).toEqual(['JPY', 1])
})

test('the SDK applies a code, takes it off, and takes all of them off', async () => {
  await addCoupon(db, { code: 'WARM20', percentage: 0.2 })
  await addCoupon(db, { code: 'FIVE', amounts: { USD: 500 } })
  await addCoupon(db, { code: 'ELSEWHERE', creatorId: 'glasshouse' })
  const sdk = openSdk(app)
  const { id } = await sdk.orders.pushContent(cart(product('tape-one')))
  expect((await sdk.orders.addCouponCode(id, 'warm20')).couponsApplied).toEqual([
    { code: 'WARM20', name: 'Coupon WARM20', description: '' },
  ])
  expect((await sdk.orders.addCouponCode(id, 'FIVE')).total?.due.amount).toBe(58.2)
  expect((await sdk.orders.removeCouponCode(id, 'Warm20')).couponsApplied.map(({ code }) => code)).toEqual(['FIVE'])
  expect((await sdk.orders.removeCouponCode(id, 'NEVER')).couponsApplied).toHaveLength(1)
  expect((await sdk.orders.clearCouponCodes(id)).total?.due.amount).toBe(79)
  for (const code of ['NOBODYS', 'ELSEWHERE'])
    await expect(sdk.orders.addCouponCode(id, code)).rejects.toThrow('This code doesn’t work for anything in your cart')
})

test('the SDK says who buys: the totals carry the tax of their country, until it is forgotten', async () => {
  const sdk = openSdk(app)
  const { id } = await sdk.orders.pushContent(cart(product('tape-one')))
  expect((await sdk.orders.addBillingDetails(id, billing)).total).toMatchObject({ taxes: { amount: 12.61 }, due: { amount: 79 } })
  const again = await sdk.orders.pushContent({ id, currency: 'USD', items: [product('tape-one', { quantity: 2 })] })
  expect(again.total).toMatchObject({ taxes: { amount: 25.23 }, due: { amount: 158 } })
  expect((await sdk.orders.removeBillingDetails(id)).total?.taxes.amount).toBe(0)
  expect(await money.orderOf(id)).toMatchObject({ customer: null, consent: null, secret_hash: null })
  await expect(sdk.orders.addBillingDetails(id, { ...billing, email: 'nobody' })).rejects.toThrow(MoonbaseError)
})

test('a whole purchase from the creator’s own site: cart, code, details, checkout, payment, licenses, at a fee of 8%', async () => {
  const { sdk, account } = await signedIn()
  await addCoupon(db, { code: 'HELLO', percentage: 0.1 })
  const { id } = await sdk.orders.pushContent(cart(product('tape-one')))
  await sdk.orders.addCouponCode(id, 'HELLO')
  await sdk.orders.addBillingDetails(id, { ...billing, email: account.email, address: someAddress })
  const order = await sdk.orders.pushContent({ id, currency: 'USD', items: [product('tape-one')] }, {
    returnUrl: siteUrl,
    embedded: true,
  } as never)
  expect(order).toMatchObject({
    checkoutUrl: `${shop.config.publicUrl}/checkout/${id}?embedded=true`,
    hostedCheckoutUrl: `${shop.config.publicUrl}/checkout/${id}`,
    embeddedCheckoutUrl: `${shop.config.publicUrl}/checkout/${id}?embedded=true`,
    total: { due: { amount: 71.1 } },
  })

  // In the frame our own page takes over, without the tokens of the site.
  const buyer = money.buyer({ email: account.email, orderId: id })
  expect(await buyer.read()).toMatchObject({
    returnUrl: siteUrl,
    frameOrigins: ['https://lowtide.test'],
    details: { name: 'Casey', email: account.email, consent: false },
    order: { couponsApplied: [{ code: 'HELLO' }] },
  })
  await buyer.save()
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed' })
  await money.settleDown()

  const done = await sdk.orders.get(id)
  expect(done).toMatchObject({ status: 'Completed', couponsApplied: [{ code: 'HELLO' }], items: [{ id: 'p/tape-one/perpetual' }] })
  expect((await sdk.inventory.licenses.get()).items).toMatchObject([{ status: 'Active', product: { id: 'tape-one' } }])
  expect((await sdk.identity.get()).ownedProducts).toEqual(['tape-one'])
  expect((await sdk.storefront.get()).products[0]).toMatchObject({ id: 'tape-one', owned: true })
  const lines = await db.selectFrom('sale_lines').select(['fee_rate', 'fee']).where('order_id', '=', id).execute()
  expect(lines).toEqual([{ fee_rate: 0.08, fee: 569 }])
  await expect(sdk.orders.pushContent({ id, currency: 'USD', items: [] })).rejects.toThrow('This order is being paid or is complete')
  expect(await money.broken()).toEqual([])
})

test('a guest of the site sees that it is done, and nobody who bought it', async () => {
  const sdk = openSdk(app)
  const { id } = await sdk.orders.pushContent(cart(product('tape-one')))
  const buyer = money.buyer({ email: newEmail(), orderId: id })
  await buyer.save()
  await buyer.pay('4000 0000 0000 0077')
  expect(await sdk.orders.get(id)).toMatchObject({ status: 'PaymentProcessing' })
  money.later(6)
  await money.settleDown()
  expect(await sdk.orders.get(id, { finalize: true } as never)).toMatchObject({
    status: 'Completed',
    customer: { name: null, email: null },
  })
})

test('the SDK is told in words what cannot be had, and that a cart of several creators is not its own', async () => {
  const sdk = openSdk(app)
  await expect(sdk.orders.pushContent(cart(product('draft')))).rejects.toThrow('This is no longer for sale')
  await expect(sdk.orders.pushContent(cart(product('tape-one', { creatorId: 'glasshouse' })))).rejects.toThrow(
    'This is sold by someone else',
  )
  await expect(sdk.orders.pushContent(cart(product('tape-one')), { returnUrl: 'https://evil.test/' } as never)).rejects.toThrow(
    'This site is not allowed to start a checkout',
  )
  await expect(sdk.orders.get(randomUUID())).rejects.toThrow(NotFoundError)
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one'), item('glasshouse/pane')])
  await expect(sdk.orders.get(buyer.orderId)).rejects.toThrow(NotFoundError)
  await expect(sdk.orders.pushContent({ ...cart(product('tape-one')), id: buyer.orderId })).rejects.toThrow(NotFoundError)
})
