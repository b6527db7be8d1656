import { expect, test } from 'vitest'
import { getCartHints } from '#contract/orders/cart-hints.ts'
import { getProductHolding } from '#contract/storefront/holdings.ts'
import { getBundle, getProduct } from '#contract/storefront/storefront.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addLicenses } from '../../../../testing/plugin-shop.ts'
import { addBundle, addCreator, addProduct, bundleVariation } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'

const money = await openMoneyShop()
const { db, app, shop } = money
await addCreator(db, { id: 'lowtide' })
const policy = { seats: 10, offlineActivation: true, trialDays: 0, trialNeedsAccount: false }
const tenSeats = sampleVariation({ id: 'ten', prices: { USD: 4_900 }, licensePolicy: policy })
await addProduct(db, 'lowtide/lite', { name: 'Tape Lite', variations: [sampleVariation({ prices: { USD: 2_900 } }), tenSeats] })
await addProduct(db, 'lowtide/other', { name: 'Other', variations: [sampleVariation({ prices: { USD: 1_000 } })] })
await addProduct(db, 'lowtide/pro', {
  name: 'Tape Pro',
  variations: [
    sampleVariation({ prices: { USD: 9_900 }, ownerPrices: [{ kind: 'Upgrade', productIds: ['lite'], prices: { USD: 4_900 } }] }),
    sampleVariation({
      id: 'studio',
      prices: { USD: 19_900 },
      ownerPrices: [{ kind: 'Upgrade', productIds: ['lite'], prices: { USD: 12_000 } }],
    }),
  ],
})
await addBundle(db, 'lowtide/both', ['lite', 'other'], { partial: true, variations: [bundleVariation(3_000)] })
await addRelease(db, shop.files, 'lowtide/lite', { version: '2.0.0' })

let count = 0
/** Somebody signed in who owns these products. */
const addOwner = async (...paths: string[]) => {
  const user = await addUser(db, { email: `owner-${++count}@example.test`, teams: {} })
  for (const path of paths) await addLicenses(db, user, { path })
  const browser = openBrowser(app)
  for (const [name, value] of user.cookie.split('; ').map((one) => one.split('='))) browser.cookies.set(name ?? '', value ?? '')
  return { user, browser, buyer: () => money.buyer({ browser, email: user.email }) }
}

const pro = { creatorId: 'lowtide', productId: 'pro' }

test('§5 a product costs an owner less on its page, in the cart, at the checkout, in the order and in the ledger, with the reason', async () => {
  const { browser, buyer } = await addOwner('lowtide/lite')
  const page = (await browser.call(getProduct, { params: pro })).json()
  expect(page.pricingConfiguration).toMatchObject({ originalPrice: { USD: 99 }, price: { USD: 49 }, reason: 'Upgrade from Tape Lite' })
  const casey = buyer()
  const cart = (await casey.put([item('lowtide/pro')])).json()
  expect(cart.items[0]).toMatchObject({
    total: { original: { amount: 99 }, discount: { amount: 50 }, due: { amount: 49 } },
    steps: [
      { why: 'price', amount: { amount: 99 } },
      { why: 'upgrade', words: 'Upgrade from Tape Lite', amount: { amount: -50 } },
    ],
  })
  await casey.save()
  expect((await casey.pay()).json()).toMatchObject({ due: { amount: 49 } })
  await money.settleDown()
  const order = await money.orderOf(casey.orderId)
  expect(order.status).toBe('Completed')
  expect(order.snapshot?.lines[0]).toMatchObject({
    subtotal: 4_900,
    steps: [{ why: 'price' }, { why: 'upgrade', text: 'Upgrade from Tape Lite' }],
  })
  const lines = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['account', 'amount'])
    .where('order_id', '=', casey.orderId)
    .execute()
  expect(lines.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0)).toBe(4_900)
  expect(await money.broken()).toEqual([])
  // Bought once: owners of the upgrade pay the normal price for another.
  expect((await browser.call(getProduct, { params: pro })).json().pricingConfiguration.price.USD).toBe(99)
})

test('strangers and those who own none of it pay the price, and nobody can claim to own something', async () => {
  const stranger = money.buyer()
  expect((await stranger.browser.call(getProduct, { params: pro })).json().pricingConfiguration).not.toHaveProperty('reason')
  const cart = (await stranger.put([{ ...item('lowtide/pro'), price: { USD: 49 }, reason: 'Upgrade from Tape Lite', owned: true }])).json()
  expect(cart.total.due.amount).toBe(99)
  const { buyer } = await addOwner('lowtide/other')
  expect((await buyer().put([item('lowtide/pro')])).json().total.due.amount).toBe(99)
})

test('somebody who stops owning it before they pay is shown the price before anything is charged', async () => {
  const { user, buyer } = await addOwner('lowtide/lite')
  const casey = buyer()
  await casey.fill([item('lowtide/pro')])
  const { order } = await casey.read()
  await db.updateTable('licenses').set({ expires_at: money.now() }).where('user_id', '=', user.id).execute()
  const refused = await casey.pay(undefined, { due: order.total.due })
  expect([refused.statusCode, refused.json().type]).toEqual([409, expect.stringMatching(/price-changed$/)])
  expect((await casey.read()).order.total.due.amount).toBe(99)
})

test('an upgrade can be bought once: of two variations in the cart one has the price', async () => {
  const { buyer } = await addOwner('lowtide/lite')
  const cart = (await buyer().put([item('lowtide/pro'), item('lowtide/pro', { variationId: 'studio' })])).json()
  expect(cart.items.map((line: { total: { due: { amount: number } } }) => line.total.due.amount)).toEqual([49, 199])
})

test('an upgrade can be bought once: of two orders paid at the same time one has the price', async () => {
  const { buyer } = await addOwner('lowtide/lite')
  const [one, other] = [await buyer().fill([item('lowtide/pro')]), await buyer().fill([item('lowtide/pro', { variationId: 'studio' })])]
  const [due, dueOther] = [(await one.read()).order.total.due, (await other.read()).order.total.due]
  expect([due.amount, dueOther.amount]).toEqual([49, 120])
  const answers = await Promise.all([
    one.pay(cards.confirm, { due, buyAgain: true }),
    other.pay(cards.confirm, { due: dueOther, buyAgain: true }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const isFirst = answers[0].statusCode === 200
  const [paying, waiting] = isFirst ? [one, other] : [other, one]
  const dueOf = async (order: typeof one) => (await order.read()).order.total.due.amount
  // While one is in payment, the other has the normal price; once that payment is given up, the owner's price is back.
  expect(await dueOf(waiting)).toBe(isFirst ? 199 : 99)
  await paying.cancel()
  expect(await dueOf(waiting)).toBe(isFirst ? 120 : 49)
  expect((await waiting.pay()).statusCode).toBe(200)
  expect(await dueOf(paying)).toBe(isFirst ? 99 : 199)
})

test('§5 a bundle costs its price less what is owned, on its page as in the cart, and owned products are not included', async () => {
  const { browser, buyer } = await addOwner('lowtide/lite')
  const page = (await browser.call(getBundle, { params: { creatorId: 'lowtide', bundleId: 'both' } })).json()
  expect(page.products.map(({ id, included }: { id: string; included: boolean }) => [id, included])).toEqual([
    ['lite', false],
    ['other', true],
  ])
  const bundle = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }
  const cart = (await buyer().put([bundle])).json()
  expect(page.pricingConfiguration.price.USD).toBe(cart.total.due.amount)
  expect(cart.items[0]).toMatchObject({ newProducts: 1, bundle: { productCount: 2 } })
  // What all carts share says nothing about one buyer.
  expect((await money.buyer().put([bundle])).json().items[0]).not.toHaveProperty('newProducts')
  expect((await buyer().put([bundle])).json().items[0]).toHaveProperty('newProducts', 1)
  expect(page.pricingConfiguration).toMatchObject({ reason: '1 product you already own' })
  const stranger = (await money.buyer().browser.call(getBundle, { params: { creatorId: 'lowtide', bundleId: 'both' } })).json()
  expect(stranger.pricingConfiguration.price.USD).toBe(30)
  expect(stranger.products.every(({ included }: { included: boolean }) => included)).toBe(true)
})

test('17 a paid order says how much of a bundle was new to its buyer, also where nothing was', async () => {
  const bundle = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }
  for (const [owned, newProducts] of [
    [['lowtide/lite'], 1],
    [['lowtide/lite', 'lowtide/other'], 0],
  ] as const) {
    const order = (await addOwner(...owned)).buyer()
    await order.put([bundle])
    await order.save()
    expect((await order.pay(cards.paid, { buyAgain: true })).json()).toMatchObject({ status: 'Completed' })
    expect((await order.read()).order).toMatchObject({ status: 'Completed', items: [{ newProducts }] })
  }
})

test('an owner sees version, seats and downloads; a stranger nothing', async () => {
  const { browser } = await addOwner('lowtide/lite')
  const params = { creatorId: 'lowtide', productId: 'lite' }
  const held = (await browser.call(getProductHolding, { params })).json()
  expect(held).toMatchObject({
    owned: { licenses: 1, seats: 3, seatsTaken: 0, isSubscribed: false, endsAt: null, installedVersions: [], externalFulfillment: null },
    release: { version: '2.0.0' },
    trial: null,
  })
  expect(held.release.downloads.every(({ path }: { path: string | null }) => path !== null)).toBe(true)
  const nothing = { owned: null, release: null, trial: null, bundle: null }
  expect((await openBrowser(app).call(getProductHolding, { params })).json()).toEqual(nothing)
  expect((await browser.call(getProductHolding, { params: pro })).json()).toEqual(nothing)
})

test('somebody signed in sees what owning a product takes off a bundle, until they own all of it; a stranger does not', async () => {
  const bundleFor = async (browser: ReturnType<typeof openBrowser>, productId: string) =>
    (await browser.call(getProductHolding, { params: { creatorId: 'lowtide', productId } })).json().bundle
  const takesOff = expect.closeTo(29 / 39, 3)
  const both = { id: 'both', name: 'Everything' }
  expect(await bundleFor((await addOwner()).browser, 'lite')).toEqual({ ...both, takesOff })
  const { browser } = await addOwner('lowtide/lite')
  expect(await bundleFor(browser, 'lite')).toEqual({ ...both, takesOff })
  expect(await bundleFor((await addOwner()).browser, 'other')).toEqual({ ...both, takesOff: expect.closeTo(10 / 39, 3) })
  expect(await bundleFor(browser, 'other')).toBeNull()
  // The same amount as on the bundle's own page.
  const page = (await browser.call(getBundle, { params: { creatorId: 'lowtide', bundleId: 'both' } })).json().pricingConfiguration
  expect(1 - page.price.USD / page.originalPrice.USD).toEqual(takesOff)
  expect(await bundleFor((await addOwner('lowtide/lite', 'lowtide/other')).browser, 'lite')).toBeNull()
  expect(await bundleFor(openBrowser(app), 'lite')).toBeNull()
  // Whoever owns several parts is told what all of them take off.
  await addBundle(db, 'lowtide/whole', ['lite', 'other', 'pro'], { partial: true, variations: [bundleVariation(13_000)] })
  const several = (await addOwner('lowtide/lite', 'lowtide/other')).browser
  expect(await bundleFor(several, 'lite')).toMatchObject({ id: 'whole', takesOff: expect.closeTo(39 / 138, 3) })
  await db.updateTable('bundles').set({ state: 'Archived' }).where('id', '=', 'whole').execute()
})

const bundleItem = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }

const hintsFor = async (items: object[], buyer = money.buyer()) => {
  await buyer.put(items)
  return (await buyer.browser.call(getCartHints, { params: { orderId: buyer.orderId } })).json()
}

test('a line whose product is in a bundle of the same cart is named with that bundle', async () => {
  const hints = await hintsFor([item('lowtide/lite'), item('lowtide/pro'), bundleItem])
  expect(hints.covered).toEqual([
    { lineId: 'p/lowtide/lite/perpetual', bundleLineId: 'b/lowtide/both/perpetual', bundleName: 'Everything' },
  ])
  expect(hints.cheaper).toBeNull()
})

test('a line that is more than the bundle gives is not called covered: a higher quantity, or more seats', async () => {
  expect((await hintsFor([item('lowtide/lite', { quantity: 2 }), bundleItem])).covered).toEqual([])
  expect((await hintsFor([item('lowtide/lite', { quantity: 2 }), { ...bundleItem, quantity: 2 }])).covered).toHaveLength(1)
  expect((await hintsFor([item('lowtide/lite', { variationId: 'ten' }), bundleItem])).covered).toEqual([])
  expect((await hintsFor([item('lowtide/lite', { variationId: 'ten' }), item('lowtide/other')])).cheaper).toBeNull()
})

test('a plugin in a bundle has the seats that it has by itself', async () => {
  const casey = await money.buyer().fill([bundleItem])
  await casey.pay()
  expect((await money.licensesOf(casey.orderId)).map(({ seats, bundle_id }) => [seats, bundle_id])).toEqual([
    [3, 'both'],
    [3, 'both'],
  ])
})

test('a bundle that costs less than the lines it would replace is offered with the saving, and no other', async () => {
  const hints = await hintsFor([item('lowtide/lite'), item('lowtide/other'), item('lowtide/pro')])
  expect(hints.cheaper).toMatchObject({
    bundle: { id: 'both' },
    replaces: ['p/lowtide/lite/perpetual', 'p/lowtide/other/perpetual'],
    more: 0,
    saving: { currency: 'USD', amount: 9 },
  })
  expect((await hintsFor([item('lowtide/lite')])).cheaper).toBeNull()
  expect((await hintsFor([item('lowtide/lite', { quantity: 2 }), item('lowtide/other', { quantity: 2 })])).cheaper).toBeNull()
})

test('the saving is personal: owned products are taken off the bundle', async () => {
  const { buyer } = await addOwner('lowtide/lite')
  const hints = await hintsFor([item('lowtide/other')], buyer())
  // 30 less the share of the owned one of 29 and 10, instead of 10.
  expect(hints.cheaper).toMatchObject({ replaces: ['p/lowtide/other/perpetual'], more: 0, saving: { amount: 2.31 } })
})

test('what somebody owns and buys again is not in a bundle that only completes', async () => {
  const { buyer } = await addOwner('lowtide/lite')
  expect((await hintsFor([item('lowtide/lite'), bundleItem], buyer())).covered).toEqual([])
})

test('a paid order has no hints', async () => {
  const casey = money.buyer()
  await casey.fill([item('lowtide/lite'), item('lowtide/other')])
  await casey.pay()
  await money.settleDown()
  const answer = await casey.browser.call(getCartHints, { params: { orderId: casey.orderId } })
  expect(answer.json()).toEqual({ covered: [], cheaper: null })
})
