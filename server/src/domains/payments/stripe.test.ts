import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { renewDue } from '#domains/payments/index.ts'
import { stripeProvider } from '#domains/payments/providers/stripe/stripe-provider.ts'
import { openStripeDouble } from '#domains/payments/providers/testing/stripe-double.ts'
import { paymentProviders } from '#platform/payments/provider.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openBuyer } from '../../../testing/money-shop.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'
import { whenOver } from '../../../testing/when-over.ts'

const double = await openStripeDouble()
whenOver(() => double.stop())
const base = await openTestShop()
const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiBase: double.url }
const shop = { ...base, payments: paymentProviders(stripeProvider(settings)) }
const { db } = shop.database
const app = await openTestApp(shop)
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
const monthly = { id: 'monthly', prices: { USD: 1_200 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } } as const
await addProduct(db, 'lowtide/tape-two', { variations: [sampleVariation(monthly)] })

const stripe = new Stripe('sk_test_1')
const tell = (type: string, object: object, { id = `evt_${Math.random()}`, secret = settings.webhookSecret } = {}) => {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}
const filled = () => openBuyer(app).fill([item('lowtide/tape-one')])
const begin = async () => {
  const buyer = await filled()
  const answer = (await buyer.pay('', { card: undefined })).json()
  return { buyer, answer: answer, intent: answer.confirmation.clientSecret.replace('_secret', '') as string }
}

test('§6 a payment begins with an intent of exactly the amount shown, under our own key, and its secret for the Payment Element', async () => {
  const { buyer, answer, intent } = await begin()
  expect(answer).toMatchObject({
    status: 'NeedsConfirmation',
    due: { amount: 79 },
    confirmation: { kind: 'Stripe', publishableKey: 'pk_test_1' },
  })
  const payment = await db.selectFrom('payments').selectAll().where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  const call = double.calls.findLast(({ path }) => path === '/v1/payment_intents')
  expect(call).toMatchObject({
    key: payment.id,
    // 17.10 wallets and PayPal come with the account's own ways to pay.
    form: { amount: '7900', currency: 'usd', 'metadata[payment]': payment.id, 'automatic_payment_methods[enabled]': 'true' },
  })
  // A card that is charged once is not saved, and the receipt is ours: a second mail from Stripe would be one too many.
  for (const name of ['setup_future_usage', 'customer', 'receipt_email']) expect(call?.form).not.toHaveProperty(name)
  expect(await buyer.read()).toMatchObject({ provider: { name: 'Stripe', publishableKey: 'pk_test_1' } })
  double.pay(intent)
  expect((await buyer.confirm()).json()).toMatchObject({ status: 'Completed' })
  const paid = await db.selectFrom('payments').selectAll().where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  expect(paid).toMatchObject({ method_id: 'pm_card', card_country: 'DE', method_name: 'Card ending in 4242' })
})

test('§6 the webhook settles it by itself, and received twice it settles it once', async () => {
  const { buyer, intent } = await begin()
  double.pay(intent)
  const event = double.intents.get(intent) as object
  expect((await tell('payment_intent.succeeded', event, { id: `evt_${intent}` })).statusCode).toBe(204)
  expect((await tell('payment_intent.succeeded', event, { id: `evt_${intent}` })).statusCode).toBe(204)
  await tell('payment_intent.succeeded', event)
  await runJobs(shop)
  expect(await buyer.poll()).toMatchObject({ status: 'Completed' })
  expect(await db.selectFrom('licenses').select('id').where('order_id', '=', buyer.orderId).execute()).toHaveLength(1)
})

test('an event only triggers a question to Stripe: its content is not trusted', async () => {
  const { buyer, intent } = await begin()
  await tell('payment_intent.succeeded', { ...(double.intents.get(intent) as object), status: 'succeeded' })
  await runJobs(shop)
  expect(await buyer.poll()).toMatchObject({ status: 'NeedsConfirmation' })
})

test('forged webhooks are refused', async () => {
  const { intent } = await begin()
  expectProblem(await tell('payment_intent.succeeded', double.intents.get(intent) as object, { secret: 'whsec_other' }), 400)
  for (const name of ['stripe', 'sandbox']) {
    const unsigned = { url: `/api/webhooks/${name}`, headers: { 'content-type': 'application/json' }, payload: '{}' }
    expectProblem(await app.inject({ method: 'POST', ...unsigned }), 400)
  }
})

test('going back cancels the intent, unless it was paid in the meantime', async () => {
  const first = await begin()
  expect((await first.buyer.cancel()).json()).toMatchObject({ status: 'Open' })
  expect(double.intents.get(first.intent)?.status).toBe('canceled')
  const second = await begin()
  double.pay(second.intent)
  expect((await second.buyer.cancel()).json()).toMatchObject({ status: 'Completed' })
})

test('while Stripe is down the buyer is told so; a brief failure is retried with the same key', async () => {
  const buyer = await filled()
  double.faults.failures = 1
  expect((await buyer.pay('', { card: undefined })).json()).toMatchObject({ status: 'NeedsConfirmation' })
  const keys = double.calls.slice(-2).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  const other = await filled()
  double.faults.isDown = true
  expectProblem(await other.pay('', { card: undefined }), 503)
  double.faults.isDown = false
})

test('§8 a renewal charges the saved method, without the buyer', async () => {
  const report = await shop.payments.current.start({
    reference: 'pay_renewal',
    orderId: 'none',
    amount: 900,
    currency: 'JPY',
    email: 'casey@example.test',
    savedMethod: 'pm_card',
  })
  expect(report).toMatchObject({ status: 'Succeeded', amount: 900, currency: 'JPY' })
  expect(double.calls.at(-1)?.form).toMatchObject({
    payment_method: 'pm_card',
    confirm: 'true',
    off_session: 'true',
    currency: 'jpy',
    amount: '900',
  })
})

test('§6 refunds and disputes follow Stripe’s own records', async () => {
  const { buyer, intent } = await begin()
  double.pay(intent)
  await buyer.confirm()
  double.disputes.set('dp_1', { id: 'dp_1', object: 'dispute', status: 'needs_response', amount: 7_900, payment_intent: intent })
  await tell('charge.dispute.created', { id: 'dp_1', object: 'dispute' })
  await runJobs(shop)
  const statusOf = async () =>
    (await db.selectFrom('sales').select('status').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()).status
  expect(await statusOf()).toBe('Disputed')
  double.disputes.set('dp_1', { id: 'dp_1', object: 'dispute', status: 'won', amount: 7_900, payment_intent: intent })
  await tell('charge.dispute.closed', { id: 'dp_1', object: 'dispute' })
  await runJobs(shop)
  expect(await statusOf()).toBe('Completed')
  const refunded = await shop.payments.current.refund({ reference: 'rfd_1', paymentProviderId: intent, amount: 7_900 })
  expect(refunded).toMatchObject({ status: 'Succeeded', amount: 7_900 })
  expect(double.calls.at(-1)).toMatchObject({ key: 'rfd_1', form: { amount: '7900', payment_intent: intent } })
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})

test('§8 a recurring payment saves its card with a customer, and charges it again without the buyer', async () => {
  const buyer = openBuyer(app)
  await buyer.fill([item('lowtide/tape-two', { variationId: 'monthly' })])
  const answer = (await buyer.pay('', { card: undefined })).json()
  const intent = answer.confirmation.clientSecret.replace('_secret', '') as string
  const call = double.calls.findLast(({ path }) => path === '/v1/payment_intents')
  expect(call?.form).toMatchObject({ setup_future_usage: 'off_session', customer: expect.stringMatching(/^cus_/) })
  double.pay(intent)
  await buyer.confirm()
  const begun = await db.selectFrom('subscriptions').selectAll().where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  expect(begun).toMatchObject({ provider: 'Stripe', method_id: `${call?.form.customer}/pm_card`, method_name: 'Card ending in 4242' })

  const later = { now: () => new Date(begun.expires_at) }
  const deps = { db, providers: shop.payments, clock: later, log: shop.log }
  await renewDue(deps)
  expect(double.calls.findLast(({ path }) => path === '/v1/payment_intents')?.form).toMatchObject({
    customer: call?.form.customer,
    payment_method: 'pm_card',
    off_session: 'true',
    confirm: 'true',
    amount: '1200',
  })
  const renewed = await db.selectFrom('subscriptions').selectAll().where('id', '=', begun.id).executeTakeFirstOrThrow()
  expect(renewed).toMatchObject({ paid_periods: 2, method_id: begun.method_id })

  // A decline is an answer with its reason; it does not mean that Stripe is down.
  await db.updateTable('subscriptions').set({ method_id: 'cus_1/pm_declined' }).where('id', '=', begun.id).execute()
  await renewDue({ ...deps, clock: { now: () => new Date(renewed.expires_at) } })
  const failed = await db.selectFrom('subscriptions').selectAll().where('id', '=', begun.id).executeTakeFirstOrThrow()
  expect(failed).toMatchObject({ paid_periods: 2, failed_tries: 1, problem: 'Your card was declined.' })
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})

test('§8 another card is entered in Stripe’s form, and only for the subscription it was asked for', async () => {
  const setup = await shop.payments.current.beginMethod({ reference: 'sub_1', email: 'casey@example.test' })
  if (setup.kind !== 'Stripe') throw new Error('Not Stripe')
  const setupId = setup.clientSecret.replace('_secret', '')
  const asked = { reference: 'sub_1', email: 'casey@example.test', setupId }
  expect(await shop.payments.current.saveMethod(asked)).toMatchObject({ saved: false })
  double.enter(setupId)
  expect(await shop.payments.current.saveMethod({ ...asked, reference: 'sub_2' })).toMatchObject({ saved: false })
  expect(await shop.payments.current.saveMethod({ ...asked, setupId: '../v1/balance' })).toMatchObject({ saved: false })
  expect(await shop.payments.current.saveMethod(asked)).toMatchObject({
    saved: true,
    methodId: expect.stringMatching(/^cus_\d+\/pm_new$/),
    methodName: 'Card ending in 1881',
  })
})

test('what Stripe refuses is declined with the reason, and the cart is as it was', async () => {
  await addProduct(db, 'lowtide/pick', { variations: [sampleVariation({ prices: { USD: 30 } })] })
  const buyer = await openBuyer(app).fill([item('lowtide/pick')])
  const answer = (await buyer.pay('', { card: undefined })).json()
  expect(answer).toMatchObject({ status: 'Declined', declined: { words: 'This amount is too small to be paid by card.' } })
  expect((await buyer.put([item('lowtide/tape-one')])).statusCode).toBe(200)
  await buyer.put([item('lowtide/pick')])
  expect((await buyer.pay('', { card: undefined })).json()).toMatchObject({ status: 'Declined' })
})

test('a payment that Stripe would refuse is cancelled without asking it', async () => {
  const order = { reference: 'pay_small', orderId: 'none', amount: 30, currency: 'USD', email: 'casey@example.test' } as const
  expect(await shop.payments.current.cancel(order, null)).toMatchObject({ status: 'Cancelled', providerId: null, reference: 'pay_small' })
})

test('§6 a pending refund is asked about, not made again', async () => {
  const { buyer, intent } = await begin()
  double.pay(intent)
  await buyer.confirm()
  double.faults.refundStatus = 'pending'
  const order = { reference: 'rfd_slow', paymentProviderId: intent, amount: 7_900 }
  expect(await shop.payments.current.refund(order)).toMatchObject({ status: 'Pending' })
  double.faults.refundStatus = 'succeeded'
  for (const made of double.refunds.values()) made.status = 'succeeded'
  expect(await shop.payments.current.refund(order)).toMatchObject({ status: 'Succeeded' })
  // Stripe forgets its keys after a day.
  double.forgetKeys()
  expect(await shop.payments.current.refund(order)).toMatchObject({ status: 'Succeeded' })
  expect([...double.refunds.values()].filter((made) => made.payment_intent === intent)).toHaveLength(1)
})

test('§6 a refund that Stripe refuses, as of a disputed charge, has failed', async () => {
  const { buyer, intent } = await begin()
  double.pay(intent)
  await buyer.confirm()
  double.disputes.set('dp_2', { id: 'dp_2', object: 'dispute', status: 'needs_response', amount: 7_900, payment_intent: intent })
  const report = await shop.payments.current.refund({ reference: 'rfd_disputed', paymentProviderId: intent, amount: 7_900 })
  expect(report).toEqual({ providerId: null, reference: 'rfd_disputed', status: 'Failed', amount: 7_900 })
})

test('a saved card is confirmed in the browser, where the bank can ask', async () => {
  const { id, email } = await addAccount(db)
  const card = { user_id: id, method_id: 'cus_1/pm_card', method_name: 'Card ending in 4242', saved_at: shop.clock.now() }
  await db
    .insertInto('saved_cards')
    .values({ provider: 'Stripe', ...card })
    .execute()
  const buyer = openBuyer(app, { email })
  await buyer.browser.call(signIn, { query: { email }, body: samplePassword }).then(() => buyer.fill([item('lowtide/tape-one')]))
  expect((await buyer.pay('', { card: undefined, savedCard: true })).json()).toMatchObject({ confirmation: { hasMethod: true } })
  const form = double.calls.findLast(({ path }) => path === '/v1/payment_intents')?.form
  expect({ confirm: 'no', ...form }).toMatchObject({ customer: 'cus_1', payment_method: 'pm_card', confirm: 'no' })
})
