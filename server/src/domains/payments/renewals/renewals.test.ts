import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cardOf, cards } from '../../../../testing/money-shop.ts'
import { daysFrom, openRenewalShop, tape } from '../../../../testing/renewal-shop.ts'
import { samplePassword } from '../../../../testing/sample-account.ts'
import { addDiscount } from '../../../../testing/sample-creator.ts'
import { day, openSubscriber, renewAll } from '../../../../testing/subscriber.ts'

const { money, db, pass, mails } = await openRenewalShop()

test('§8 a recurring line starts a subscription, with the card that paid, until the end of its first period', async () => {
  const subscriber = await openSubscriber(money, tape)
  const shown = await subscriber.read()
  expect(shown).toMatchObject({
    status: 'Active',
    hasPaymentMethod: true,
    paymentMethod: 'Card ending in 4242',
    cancellable: true,
    resumable: false,
    renewedAt: null,
    cycleLength: 'Monthly',
    total: { due: { currency: 'USD', amount: 12 } },
    content: { type: 'Product', quantity: 1, product: { id: 'tape-one', creatorId: 'lowtide', owned: true } },
    problem: null,
    isPaying: false,
  })
  expect(shown.nextPaymentScheduledAt).toBe(shown.expiresAt)
  expect(daysFrom(new Date(shown.startedAt), new Date(shown.expiresAt))).toBe(31)
  expect(await money.broken()).toEqual([])
})

test('§8 a renewal is a real sale: order, ledger, invoice, mail; the end dates of subscription and licenses move on', async () => {
  const subscriber = await openSubscriber(money, tape)
  const [before] = await subscriber.licenses()
  const { expires_at: end } = await subscriber.row()
  await pass(31)
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  const row = await subscriber.row()
  expect(row).toMatchObject({ status: 'Active', paid_periods: 2, failed_tries: 0, next_try_at: row.expires_at })
  expect(daysFrom(end, row.expires_at)).toBe(30)
  const [after, ...more] = await subscriber.licenses()
  expect(more).toEqual([])
  expect(after?.id).toBe(before?.id)
  expect(daysFrom(row.expires_at, after?.expires_at ?? null)).toBe(3)

  const history = await db
    .selectFrom('license_events')
    .select(['kind', 'by', 'details'])
    .where('license_id', '=', after?.id ?? '')
    .orderBy('id')
    .execute()
  expect(history.at(-1)).toMatchObject({ kind: 'Extended', by: 'Shop', details: { to: after?.expires_at?.toISOString() } })

  const [, second] = await subscriber.periods()
  const order = await money.orderOf(second?.order_id ?? '')
  expect(order).toMatchObject({ status: 'Completed', user_id: row.user_id })
  expect(order.snapshot?.lines[0]?.licenses).toEqual({ 'tape-one': [before?.id] })
  const sale = await db.selectFrom('sales').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect(sale).toMatchObject({ creator_id: 'lowtide', due: 1_200, fee: 180, net: 1_020 })
  expect(await db.selectFrom('invoices').select('due').where('order_id', '=', order.id).execute()).toEqual([{ due: 1_200 }])
  expect(await mails(subscriber, /receipt/)).toHaveLength(2)
  const paid = (await subscriber.call(contract.listSubscriptionPayments)).json()
  expect(paid).toHaveLength(2)
  expect(paid[0]).toMatchObject({ orderId: order.id, due: { amount: 12 }, refund: null })
  expect(await money.broken()).toEqual([])
})

test('§8 nothing is charged before it is due, and nothing twice however often the job runs', async () => {
  const subscriber = await openSubscriber(money, tape)
  const { expires_at: end } = await subscriber.row()
  await pass(daysFrom(money.now(), end) - 1)
  expect(await subscriber.charges()).toHaveLength(1)
  await pass(1)
  for (let look = 0; look < 5; look++) await renewAll(money)
  expect(await subscriber.charges()).toHaveLength(2)
})

test('§8 a declined card is tried three times more over seven days with a mail each, then the subscription ends', async () => {
  const subscriber = await openSubscriber(money, tape, { card: cards.onceOnly })
  const { expires_at: end } = await subscriber.row()
  const tries: number[] = []
  for (let days = 0; days < 45; days++) {
    await pass(1)
    const count = await db
      .selectFrom('payments')
      .innerJoin('subscription_periods as n', 'n.order_id', 'payments.order_id')
      .select('payments.created_at')
      .where('n.subscription_id', '=', subscriber.id)
      .where('payments.saved_method', 'is not', null)
      .orderBy('payments.index')
      .execute()
    tries.splice(0, tries.length, ...count.map(({ created_at }) => daysFrom(end, created_at)))
  }
  expect(tries).toEqual([0, 1, 3, 7])
  expect(await subscriber.charges()).toEqual([1_200])
  expect(await subscriber.row()).toMatchObject({ status: 'Expired', next_try_at: null, failed_tries: 4 })
  expect(await mails(subscriber, /could not be renewed/)).toHaveLength(3)
  expect(await mails(subscriber, /has ended/)).toHaveLength(1)
  const [license] = await subscriber.licenses()
  expect((license?.expires_at ?? money.now()) < money.now()).toBe(true)
  expect(await subscriber.read()).toMatchObject({ status: 'Expired', cancellable: false, nextPaymentScheduledAt: null })
  expect(await money.broken()).toEqual([])
})

test('§8 meanwhile the customer sees why and when, and another card is charged at once', async () => {
  const subscriber = await openSubscriber(money, tape, { card: cards.onceOnly })
  await pass(31)
  const shown = await subscriber.read()
  expect(shown).toMatchObject({ status: 'Active', problem: { words: 'The card was declined.', triesLeft: 3 } })
  expect(daysFrom(money.now(), new Date(shown.nextPaymentScheduledAt ?? 0))).toBe(1)
  const refused = await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.declined) } })
  expect(expectProblem(refused, 400).errors).toEqual({ card: ['The card was declined.'] })
  const changed = await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.paid) } })
  expect(changed.json()).toMatchObject({ paymentMethod: 'Card ending in 4242' })
  await pass(0)
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  // The period is counted from where the last one ended, not from the day of the retry.
  expect(await subscriber.read()).toMatchObject({ problem: null })
  expect(await money.broken()).toEqual([])
})

test('§8 a bank that asks for confirmation without the buyer is a decline, with its reason', async () => {
  const account = await openSubscriber(money, tape)
  await account.call(contract.changeCard, { body: { card: cardOf(cards.confirm) } })
  await pass(31)
  expect(await account.read()).toMatchObject({ problem: { words: 'The bank wants you to confirm this payment.' } })
  expect(await account.charges()).toHaveLength(1)
})

test('§8 a payment in processing is settled by the webhook; meanwhile nothing else is charged', async () => {
  const subscriber = await openSubscriber(money, tape)
  await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.slow) } })
  money.later(31 * day)
  await renewAll(money)
  await renewAll(money)
  expect(await subscriber.read()).toMatchObject({ isPaying: true, nextPaymentScheduledAt: null })
  expect(await subscriber.charges()).toHaveLength(1)
  money.later(6)
  await money.settleDown()
  expect(await subscriber.charges()).toHaveLength(2)
  expect(await subscriber.read()).toMatchObject({ isPaying: false, status: 'Active' })
  expect(await money.broken()).toEqual([])
})

test('§8 a discount for two recurring payments applies to two, then the full price is charged', async () => {
  await addDiscount(db, 'tin-room/spring', { off: { percentage: 0.5 }, recurringPaymentUseCount: 2 } as object)
  const subscriber = await openSubscriber(money, 'tin-room/spring')
  expect(await subscriber.read()).toMatchObject({ discountedPaymentsLeft: 1, total: { original: { amount: 12 }, due: { amount: 6 } } })
  for (let month = 0; month < 3; month++) await pass(31)
  expect(await subscriber.charges()).toEqual([600, 600, 1_200, 1_200])
  expect(await subscriber.read()).toMatchObject({ discountedPaymentsLeft: 0, total: { due: { amount: 12 } } })
  expect(await money.broken()).toEqual([])
})

test('§6 a renewal is taxed by the country of the buyer', async () => {
  const address = {
    countryCode: 'DE',
    streetAddress1: 'Hauptstr. 1',
    streetAddress2: null,
    locality: 'Berlin',
    region: null,
    postCode: '10115',
  }
  const subscriber = await openSubscriber(money, tape, { save: { address } })
  await pass(31)
  const [, second] = await subscriber.periods()
  const sale = await db
    .selectFrom('sales')
    .selectAll()
    .where('order_id', '=', second?.order_id ?? '')
    .executeTakeFirstOrThrow()
  expect(sale).toMatchObject({ due: 1_200, tax: 192, country: 'DE' })
  expect(await money.broken()).toEqual([])
})

test('§8 a creator’s scope shows that creator’s subscriptions only, and nobody sees another’s', async () => {
  const subscriber = await openSubscriber(money, tape)
  const other = await openSubscriber(money, tape)
  const at = async (scope: string) => {
    const { accessToken } = (
      await subscriber.browser.call(signIn, { scope, query: { email: subscriber.email, scheme: 'JWT' }, body: samplePassword })
    ).json()
    const answer = await subscriber.browser.call(contract.listSubscriptions, { scope, headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json().items
  }
  expect(await at('lowtide')).toHaveLength(1)
  expect(await at('tin-room')).toEqual([])
  for (const route of [
    contract.getSubscription,
    contract.cancelSubscription,
    contract.renewSubscription,
    contract.listSubscriptionPayments,
  ]) {
    expectProblem(await other.call(route, { params: { subscriptionId: subscriber.id } }), 404)
  }
})

test('a shop that was down for two months charges one period, not two', async () => {
  const subscriber = await openSubscriber(money, tape)
  await pass(95)
  await pass(0)
  expect(await subscriber.charges()).toHaveLength(2)
  expect(daysFrom(money.now(), (await subscriber.row()).expires_at)).toBeGreaterThanOrEqual(28)
})

test('nobody is charged after their account was deleted', async () => {
  const subscriber = await openSubscriber(money, tape)
  await db.updateTable('users').set({ deleted_at: money.now() }).where('email', '=', subscriber.email).execute()
  await pass(31)
  expect(await subscriber.charges()).toHaveLength(1)
  expect(await subscriber.row()).toMatchObject({ status: 'Expired' })
})
