import { expect, test } from 'vitest'
import { paymentProviders } from '#platform/payments/provider.ts'
import { cards, item, openBuyer, openMoneyShop } from '../../../testing/money-shop.ts'
import { addProduct } from '../../../testing/sample-creator.ts'
import { addRecurring, day, openSubscriber } from '../../../testing/subscriber.ts'
import { openTestApp } from '../../../testing/test-shop.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { stripeProvider } from './providers/stripe/stripe-provider.ts'
import { openStripeDouble } from './providers/testing/stripe-double.ts'
import { reconcile } from './reconcile.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { finishRefund } from './refunds/finish-refund.ts'
import { renewDue } from './renewals/renew-due.ts'

/** A shop that took payments by the Sandbox and has since changed to Stripe. */
const double = await openStripeDouble()
whenOver(() => double.stop())
const money = await openMoneyShop()
const { db, shop } = money
await addRecurring(db, 'lowtide/tape-two')
await addProduct(db, 'lowtide/tape-one')

const sandbox = shop.payments.current
const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiBase: double.url }
const stripe = stripeProvider(settings)
const deps = { db, clock: { now: money.now }, log: shop.log }
const beside = { ...deps, providers: paymentProviders(stripe, sandbox) }
const alone = { ...deps, providers: paymentProviders(stripe) }

const refundOf = (orderId: string) => {
  const form = { lineIds: null, reason: 'Asked for' }
  return db
    .transaction()
    .execute((tx) => askRefund(tx, { orderId, form, creatorId: null, by: { userId: '' }, network: '', now: money.now() }))
}
const refundsAtStripe = (): number => double.calls.filter(({ path }) => path.includes('refund')).length
const statusOf = async (refundId: string) =>
  (await db.selectFrom('refunds').select('status').where('id', '=', refundId).executeTakeFirstOrThrow()).status

test('a new payment goes to the current provider', async () => {
  const app = await openTestApp({ ...shop, payments: beside.providers })
  const buyer = await openBuyer(app).fill([item('lowtide/tape-one')])
  expect(await buyer.read()).toMatchObject({ provider: { name: 'Stripe' } })
  expect((await buyer.pay('', { card: undefined })).json()).toMatchObject({ confirmation: { kind: 'Stripe' } })
})

test('a refund goes to the provider that took the payment, whichever is used now', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  const { id } = await refundOf(buyer.orderId)
  await finishRefund(beside, id)
  await money.settleDown()
  expect([await statusOf(id), refundsAtStripe()]).toEqual(['Succeeded', 0])
  expect(await money.broken()).toEqual([])
})

test('without that provider the refund waits, is sent to nobody else, and is made once the provider is back', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  const { id } = await refundOf(buyer.orderId)
  money.later(60)
  await expect(finishRefund(alone, id)).rejects.toThrow('the payment provider is away')
  await reconcile(alone)
  expect([await statusOf(id), refundsAtStripe()]).toEqual(['Pending', 0])
  await reconcile(beside)
  await money.settleDown()
  expect(await statusOf(id)).toBe('Succeeded')
  expect(await money.broken()).toEqual([])
})

test('an abandoned payment with the earlier provider is cancelled there', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  expect(await buyer.poll()).toMatchObject({ status: 'NeedsConfirmation', confirmation: { kind: 'Sandbox' } })
  money.later(31 * 60)
  await reconcile(beside)
  expect(await buyer.poll()).toMatchObject({ status: 'Open' })
})

test('a saved card is charged by the provider that stores it', async () => {
  const subscriber = await openSubscriber(money, 'lowtide/tape-two')
  money.later(31 * day)
  const asked = double.calls.length
  await renewDue(beside)
  await money.settleDown()
  expect(await subscriber.charges()).toHaveLength(2)
  expect(double.calls).toHaveLength(asked)
})
