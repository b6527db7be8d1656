import { expect, test } from 'vitest'
import { type Product, product } from '#contract/catalog/catalog.ts'
import { currencies } from '#contract/core/money.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { renameSlug } from '#domains/creators/index.ts'
import { clockAt } from '#kernel/clock.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addBundle, addCreator, addDiscount, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'lowtide', name: 'Low Tide' })

const getProduct = async (path: string, from = app): Promise<Product> => {
  const answer = await from.inject(`/api/storefront/products/${path}`)
  expect(answer.body).toMatch(/^\{/)
  expect(answer.statusCode).toBe(200)
  return product.parse(answer.json())
}

test('§7 a product answers in the shape of the contract, with its creator and its page', async () => {
  const block = {
    id: crypto.randomUUID(),
    type: 'TextBlock' as const,
    title: 'Why',
    subtitle: null,
    body: '**Because**',
    alignment: 'Left' as const,
  }
  await addProduct(db, 'lowtide/tape-one', {
    description: 'Warm',
    tags: ['tape'],
    pageBlocks: [block],
    publishedAt: '2030-02-03T04:05:06Z',
  })
  expect(await getProduct('lowtide/tape-one')).toMatchObject({
    id: 'tape-one',
    creatorId: 'lowtide',
    name: 'Tape One',
    type: 'Plugin',
    category: 'Plugin',
    iconUrl: '/files/images/icon.webp',
    creator: { name: 'Low Tide', slug: 'lowtide' },
    description: 'Warm',
    descriptionHtml: '<p>Warm</p>',
    publishedAt: '2030-02-03T04:05:06.000Z',
    tags: ['tape'],
    pageBlocks: [{ ...block, bodyHtml: '<p><strong>Because</strong></p>' }],
    images: [],
  })
})

test('§13 a product that its creator delivers says so, and so does a bundle with it', async () => {
  await addProduct(db, 'lowtide/here')
  await addProduct(db, 'lowtide/here-too')
  await addProduct(db, 'lowtide/elsewhere', { externalFulfillment: 'Log in at https://lowtide.example' })
  await addBundle(db, 'lowtide/all-here', ['here', 'here-too'])
  await addBundle(db, 'lowtide/both', ['here', 'elsewhere'])
  expect(await getProduct('lowtide/here')).toMatchObject({ deliveredElsewhere: false })
  expect(await getProduct('lowtide/elsewhere')).toMatchObject({ deliveredElsewhere: true })
  const getBundle = async (path: string) => (await app.inject(`/api/storefront/bundles/${path}`)).json()
  expect(await getBundle('lowtide/all-here')).toMatchObject({ deliveredElsewhere: false })
  expect(await getBundle('lowtide/both')).toMatchObject({ deliveredElsewhere: true })
})

test('§3 a price stands in every currency: the creator’s own where set, else derived, yen whole', async () => {
  await addProduct(db, 'lowtide/prices', { variations: [sampleVariation({ prices: { USD: 7999, EUR: 7000 } })] })
  const { pricingConfiguration } = await getProduct('lowtide/prices')
  expect(Object.keys(pricingConfiguration?.price ?? {}).sort()).toEqual([...currencies].sort())
  expect(pricingConfiguration?.price).toEqual({
    USD: 79.99,
    EUR: 70,
    GBP: 62.39,
    CHF: 70.39,
    NOK: 847.89,
    SEK: 831.9,
    DKK: 548.73,
    CAD: 109.59,
    AUD: 121.58,
    JPY: 11919,
  })
  expect(pricingConfiguration?.originalPrice).toEqual(pricingConfiguration?.price)
})

test('§3 the first variation is the default, and all of them have recurrence and tiers', async () => {
  await addProduct(db, 'lowtide/variations', {
    variations: [
      sampleVariation({ tiers: [{ minQuantity: 5, prices: { USD: 5000 } }] }),
      sampleVariation({ id: 'monthly', name: 'Monthly', prices: { USD: 900 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } }),
    ],
  })
  const { pricingConfiguration, variations } = await getProduct('lowtide/variations')
  expect(pricingConfiguration).toEqual(variations[0])
  expect(variations).toMatchObject([
    { id: 'perpetual', recurrence: { type: 'OneOff' }, pricingTiers: [{ minQuantity: 5, price: { USD: 50, JPY: 7450 } }] },
    { id: 'monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' }, pricingTiers: [] },
  ])
})

const onSale = { hasDiscount: true, originalPrice: { USD: 79 }, price: { USD: 59.25 } }
const notOnSale = { hasDiscount: false, discount: null, price: { USD: 79 } }

test.each([
  ['2030-03-09T23:59:59.999Z', notOnSale],
  ['2030-03-10T00:00:00.000Z', onSale],
  ['2030-03-19T23:59:59.999Z', onSale],
  ['2030-03-20T00:00:00.000Z', notOnSale],
])('a discount from the 10th to the 20th, seen at %s', async (instant, expected) => {
  const path = `lowtide/sale-${Date.parse(instant)}`
  await addProduct(db, path)
  await addDiscount(db, path, { startsAt: new Date('2030-03-10T00:00:00Z'), endsAt: new Date('2030-03-20T00:00:00Z') })
  const then = await openTestApp({ ...shop, clock: clockAt(instant) })
  expect((await getProduct(path, then)).pricingConfiguration).toMatchObject(expected)
})

test('§3 a discount says what it is, what it takes off in each currency, and when it ends', async () => {
  await addProduct(db, 'lowtide/on-sale', { variations: [sampleVariation({ tiers: [{ minQuantity: 2, prices: { USD: 6000 } }] })] })
  await addDiscount(db, 'lowtide/on-sale', { name: 'March', description: 'For spring', endsAt: new Date('2030-03-20T00:00:00Z') })
  expect((await getProduct('lowtide/on-sale')).pricingConfiguration).toMatchObject({
    ...onSale,
    discount: {
      type: 'PercentageOffDiscount',
      percentage: 0.25,
      name: 'March',
      description: 'For spring',
      total: { USD: 19.75, JPY: 2943 },
      isExclusive: false,
      expiresAt: '2030-03-20T00:00:00.000Z',
      recurringPaymentUseCount: null,
    },
    pricingTiers: [{ minQuantity: 2, originalPrice: { USD: 60 }, price: { USD: 45 } }],
  })
})

test('a discount of a flat amount never makes a price negative, and touches only its variation', async () => {
  await addProduct(db, 'lowtide/flat', { variations: [sampleVariation(), sampleVariation({ id: 'small', prices: { USD: 300 } })] })
  await addDiscount(db, 'lowtide/flat', { off: { amounts: { USD: 1000 } }, variationId: 'small' })
  expect((await getProduct('lowtide/flat')).variations).toMatchObject([
    { hasDiscount: false, price: { USD: 79 } },
    { hasDiscount: true, price: { USD: 0, JPY: 0 }, discount: { type: 'FlatAmountOffDiscount', amount: { USD: 10 }, expiresAt: null } },
  ])
})

test('a discount on another product or of another creator changes nothing', async () => {
  await addCreator(db, { id: 'other-tide' })
  await addProduct(db, 'lowtide/alone')
  await addProduct(db, 'lowtide/neighbour')
  await addProduct(db, 'other-tide/alone')
  await addDiscount(db, 'lowtide/neighbour')
  await addDiscount(db, 'other-tide/alone')
  expect((await getProduct('lowtide/alone')).pricingConfiguration).toMatchObject(notOnSale)
})

test('a product is found by its creator’s id, slug and former slug', async () => {
  await addCreator(db, { id: 'renamed', slug: 'first-name' })
  await addProduct(db, 'renamed/tape-one')
  await db.transaction().execute((tx) => renameSlug(tx, 'renamed', 'second-name', shop.clock.now()))
  for (const word of ['renamed', 'first-name', 'second-name']) {
    expect(await getProduct(`${word}/tape-one`)).toMatchObject({ creatorId: 'renamed', creator: { slug: 'second-name' } })
  }
})

test('whatever changes is seen by the very next call, in this process and in another', async () => {
  await addProduct(db, 'lowtide/changing')
  const other = await openTestApp(shop)
  const priceIn = async (from: typeof app) => (await getProduct('lowtide/changing', from)).pricingConfiguration?.price.USD
  // Several times, so that whoever keeps answers keeps this one.
  for (const from of [app, other, app, other, app, other]) expect(await priceIn(from)).toBe(79)
  await addDiscount(db, 'lowtide/changing')
  for (const from of [app, other]) expect(await priceIn(from)).toBe(59.25)
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'changing').execute()
  for (const from of [app, other]) expectProblem(await from.inject('/api/storefront/products/lowtide/changing'), 404)
})

test('a free product costs nothing in every currency', async () => {
  await addProduct(db, 'lowtide/free', { variations: [sampleVariation({ prices: { USD: 0 } })] })
  expect(Object.values((await getProduct('lowtide/free')).pricingConfiguration?.price ?? {})).toEqual(currencies.map(() => 0))
})

test.each([
  ['nobody/tape-one', 'the creator is unknown'],
  ['lowtide/nothing', 'the product is unknown'],
  ['lowtide/draft', 'the product is a draft'],
  ['lowtide/archived', 'the product is archived'],
  ['hidden/tape-one', 'the creator is not live'],
])('%s is a 404: %s', async (path) => {
  if (path === 'lowtide/draft') await addDraft(db, path)
  if (path === 'lowtide/archived') {
    await addProduct(db, path)
    await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'archived').execute()
  }
  if (path === 'hidden/tape-one') {
    await addCreator(db, { id: 'hidden', live: false })
    await addProduct(db, path)
  }
  for (const preview of ['', '?preview=true', '?preview=false']) {
    const problem = expectProblem(await app.inject(`/api/storefront/products/${path}${preview}`), 404)
    expect(problem).toMatchObject({ title: 'Not found', type: '/problems/not-found' })
  }
})
