import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { patchSiteOrder } from '#contract/partner-api/site-orders.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addCreator, addFee, addProduct } from '../../../testing/sample-creator.ts'

/** The platform fee: 15%, and 8% for what was put in the cart on the creator's own site, in the books to the cent. */

const money = await openMoneyShop()
const { app, db } = money
for (const id of ['lowtide', 'glasshouse', 'agreed']) await addCreator(db, { id })
await addFee(db, 'agreed', 0.1)
const monthly = sampleVariation({ id: 'monthly', prices: { USD: 1000 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })
const hundred = sampleVariation({ prices: { USD: 10_000 } })
await addProduct(db, 'lowtide/tape-one', { variations: [hundred, monthly] })
await addProduct(db, 'lowtide/tape-two', { variations: [hundred] })
await addProduct(db, 'glasshouse/pane', { variations: [hundred] })
await addProduct(db, 'agreed/thing', { variations: [hundred] })

/** The cart said at the root, said as SDKs do it at the root, and said on the site of a creator. */
const openCart = () => {
  const orderId = randomUUID() as string
  const browser = openBrowser(app)
  const buyer = money.buyer({ orderId, browser })
  const say = async (items: object[], scope?: string) => {
    const answer = await browser.call(patchSiteOrder, { params: { orderId }, body: { currency: 'USD', items }, ...(scope && { scope }) })
    expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  }
  return {
    root: async (...items: object[]) => expect((await buyer.put(items)).statusCode).toBe(200),
    sdkAtRoot: (...items: object[]) => say(items),
    site: (scope: string, ...items: object[]) => say(items, scope),
    /** What the shop kept of each line, by its item, and in all in the ledger, in cents. */
    pay: async () => {
      await buyer.save()
      expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed' })
      const lines = await db.selectFrom('sale_lines').select(['item_id', 'fee_rate']).where('order_id', '=', orderId).execute()
      const { fees } = await db
        .selectFrom('ledger_lines')
        .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
        .select(({ fn }) => fn.sum<number>('amount').as('fees'))
        .where('order_id', '=', orderId)
        .where('account', '=', 'Fees')
        .executeTakeFirstOrThrow()
      return { rates: Object.fromEntries(lines.map((line) => [line.item_id, line.fee_rate])), fees: 0 - Number(fees) }
    },
  }
}

const one = item('lowtide/tape-one')
const two = item('lowtide/tape-two')

test('§7 what is bought on the creator’s own site costs 8%', async () => {
  const cart = openCart()
  await cart.site('lowtide', one, two)
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.08, 'tape-two': 0.08 }, fees: 1_600 })
})

test('§7 what is bought at the root costs 15%, whatever its body claims', async () => {
  const lie = { via: 'Site', scope: 'lowtide' }
  const cart = openCart()
  await cart.root({ ...one, ...lie }, { ...item('glasshouse/pane'), ...lie })
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.15, pane: 0.15 }, fees: 3_000 })
  const other = openCart()
  await other.sdkAtRoot({ ...one, ...lie })
  expect(await other.pay()).toEqual({ rates: { 'tape-one': 0.15 }, fees: 1_500 })
})

test('§7 what staff agreed with a creator goes before both', async () => {
  const cart = openCart()
  await cart.site('agreed', item('agreed/thing'))
  expect(await cart.pay()).toEqual({ rates: { thing: 0.1 }, fees: 1_000 })
})

test('begun on the site and changed at the root: each line keeps the channel it came through', async () => {
  const cart = openCart()
  await cart.site('lowtide', one)
  await cart.root({ ...one, quantity: 2 }, two, item('glasshouse/pane'))
  await cart.root({ ...one, quantity: 3, via: 'Embed' }, two, item('glasshouse/pane'))
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.08, 'tape-two': 0.15, pane: 0.15 }, fees: 2_400 + 3_000 })
})

test('begun at the root and changed on the site: the same', async () => {
  const cart = openCart()
  await cart.root(one)
  await cart.site('lowtide', { ...one, quantity: 2 }, two)
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.15, 'tape-two': 0.08 }, fees: 3_000 + 800 })
})

test('an embed stays an embed, on the site and for an SDK at the root', async () => {
  const cart = openCart()
  await cart.root({ ...one, via: 'Embed' })
  await cart.site('lowtide', one)
  await cart.sdkAtRoot(one, two)
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.08, 'tape-two': 0.15 }, fees: 800 + 1_500 })
})

test('a line that was taken out has the channel by which it comes in again', async () => {
  const cart = openCart()
  await cart.site('lowtide', one, two)
  await cart.root(two)
  await cart.root(one, two)
  expect(await cart.pay()).toEqual({ rates: { 'tape-one': 0.15, 'tape-two': 0.08 }, fees: 1_500 + 800 })
})

test('a subscription that began on the site is renewed by its fee', async () => {
  const cart = openCart()
  await cart.site('lowtide', { ...one, variationId: 'monthly' })
  expect(await cart.pay()).toMatchObject({ rates: { 'tape-one': 0.08 } })
  const { agreement } = await db.selectFrom('subscriptions').select('agreement').executeTakeFirstOrThrow()
  expect(agreement).toMatchObject({ channel: 'Site' })
  expect(await money.broken()).toEqual([])
})
