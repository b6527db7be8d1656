import { afterEach, expect, test } from 'vitest'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { cardOf, cards, openMoneyShop } from '../../../../testing/money-shop.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { addRecurring, day, openSubscriber, renewAll } from '../../../../testing/subscriber.ts'
import { beginRenewal } from './begin-renewal.ts'

const money = await openMoneyShop({ answerWithin: 2_000 })
const { db, sandbox } = money
const tape = 'lowtide/tape-one'
await addRecurring(db, tape)
const calm = { ...sandbox.faults }
afterEach(() => void Object.assign(sandbox.faults, calm))

const due = async () => {
  const subscriber = await openSubscriber(money, tape)
  money.later(31 * day)
  return subscriber
}
/** What the worker does in the minutes afterwards. */
const recover = async (): Promise<void> => {
  Object.assign(sandbox.faults, calm)
  money.later(60)
  await money.reconcile()
  await renewAll(money)
  await money.settleDown()
}

test('a provider that is down: the card is not counted as failed, and is charged once when the provider is back', async () => {
  const subscriber = await due()
  sandbox.faults.isDown = true
  for (let minute = 0; minute < 3; minute++) {
    await renewAll(money)
    money.later(60)
    await money.reconcile()
  }
  expect(await subscriber.row()).toMatchObject({ status: 'Active', failed_tries: 0 })
  await recover()
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await subscriber.row()).toMatchObject({ paid_periods: 2, failed_tries: 0 })
  expect(await money.broken()).toEqual([])
})

test('a lost answer: the charge is found by the reconciliation, and is the only one', async () => {
  const subscriber = await due()
  Object.assign(sandbox.faults, { losesAnswers: true, webhooks: 0 })
  await renewAll(money)
  await renewAll(money)
  expect(await subscriber.row()).toMatchObject({ paid_periods: 1 })
  await recover()
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await subscriber.row()).toMatchObject({ paid_periods: 2 })
  expect(await money.broken()).toEqual([])
})

test('a lost answer: the webhook settles it by itself', async () => {
  const subscriber = await due()
  sandbox.faults.losesAnswers = true
  await renewAll(money)
  Object.assign(sandbox.faults, calm)
  await money.settleDown()
  expect(await subscriber.row()).toMatchObject({ paid_periods: 2 })
  expect(await subscriber.charges()).toHaveLength(2)
})

test('a provider that answers too late has charged once', async () => {
  const subscriber = await due()
  sandbox.faults.waitAfter = 2_500
  await renewAll(money)
  await recover()
  expect(await subscriber.charges()).toHaveLength(2)
  expect(await subscriber.row()).toMatchObject({ paid_periods: 2, failed_tries: 0 })
})

test('killed after the payment was begun and before the provider was asked: it is sent under its own key', async () => {
  const subscriber = await due()
  const payment = await db.transaction().execute((tx) => beginRenewal(tx, money.shop.payments, subscriber.id, money.now()))
  expect(payment?.saved_method).toBe('pm_4242424242424242')
  await renewAll(money)
  expect(await subscriber.charges()).toHaveLength(1)
  await recover()
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await money.broken()).toEqual([])
})

test('a payment that fails after processing counts as a failed attempt, and the next one pays', async () => {
  const { giveUp } = await import('#domains/payments/providers/sandbox/book.ts')
  const subscriber = await openSubscriber(money, tape)
  await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.slow) } })
  money.later(31 * day)
  await renewAll(money)
  const { provider_id } = await db
    .selectFrom('payments')
    .innerJoin('subscription_periods as n', 'n.order_id', 'payments.order_id')
    .select('payments.provider_id')
    .where('n.subscription_id', '=', subscriber.id)
    .where('n.number', '=', 2)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => giveUp(tx, provider_id ?? '', money.now()))
  await money.settleDown()
  expect(await subscriber.row()).toMatchObject({ failed_tries: 1, problem: 'The bank did not pay.' })
  await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.paid) } })
  await renewAll(money)
  expect(await subscriber.row()).toMatchObject({ failed_tries: 0, paid_periods: 2 })
  expect(await money.broken()).toEqual([])
})

test(
  'a payment by hand at the moment the job runs: one charge for the period',
  async () => {
    for (let round = 0; round < rounds(1, 20); round++) {
      const subscriber = await due()
      const { location } = (await subscriber.call(contract.renewSubscription)).json()
      const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId: location.split('/').at(-1) })
      await buyer.save()
      await Promise.all([buyer.pay(cards.paid), renewAll(money), renewAll(money), buyer.pay(cards.paid)])
      await recover()
      expect(await subscriber.charges()).toEqual([1_200, 1_200])
      expect(await subscriber.row()).toMatchObject({ paid_periods: 2, status: 'Active' })
    }
    expect(await money.broken()).toEqual([])
  },
  rounds(90_000, 600_000),
)

test('many workers at once: one charge for each', async () => {
  const subscribers = await Promise.all([1, 2, 3, 4].map(() => openSubscriber(money, tape)))
  money.later(31 * day)
  await Promise.all(Array.from({ length: 6 }, () => renewAll(money)))
  await recover()
  for (const subscriber of subscribers) expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await money.broken()).toEqual([])
})
