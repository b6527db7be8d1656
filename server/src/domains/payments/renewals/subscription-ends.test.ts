import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { revokeAnyLicense } from '#contract/licensing/license-admin.ts'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { expectLockOrder } from '../../../../testing/lock-order.ts'
import { cardOf, cards } from '../../../../testing/money-shop.ts'
import { daysFrom, openRenewalShop, tape } from '../../../../testing/renewal-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { day, openSubscriber, renewAll } from '../../../../testing/subscriber.ts'
import { askRefund, finishRefund } from '../index.ts'

const { money, db, pass, mails } = await openRenewalShop()

const refundOrder = async (orderId: string): Promise<void> => {
  const asked = {
    orderId,
    form: { lineIds: null, reason: 'Asked for' },
    creatorId: null,
    by: { userId: '' },
    network: '',
    now: money.now(),
  }
  const refund = await db.transaction().execute((tx) => askRefund(tx, asked))
  await finishRefund({ db, providers: money.shop.payments, clock: money.shop.clock }, refund.id)
}

test('§8 cancelling keeps access to the end of the period, charges nothing more, and can be taken back before', async () => {
  const subscriber = await openSubscriber(money, tape)
  const cancelled = (await subscriber.call(contract.cancelSubscription)).json()
  expect(cancelled).toMatchObject({ status: 'Cancelled', cancellable: false, resumable: true, nextPaymentScheduledAt: null })
  expect((await subscriber.call(contract.cancelSubscription)).json()).toEqual(cancelled)
  expect(await mails(subscriber, /cancelled/)).toHaveLength(1)
  expect((await subscriber.licenses())[0]?.status).toBe('Active')
  const resumed = (await subscriber.call(contract.resumeSubscription)).json()
  expect(resumed).toMatchObject({ status: 'Active', nextPaymentScheduledAt: resumed.expiresAt })
  await subscriber.call(contract.cancelSubscription)
  await pass(40)
  expect(await subscriber.charges()).toHaveLength(1)
  expectProblem(await subscriber.call(contract.resumeSubscription), 409)
  expect(await subscriber.read()).toMatchObject({ status: 'Cancelled', resumable: false })
  expect(await money.broken()).toEqual([])
})

test('§8 a renewal in progress when the customer cancels is completed, and is the last', async () => {
  const subscriber = await openSubscriber(money, tape)
  await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.slow) } })
  money.later(31 * day)
  await renewAll(money)
  await subscriber.call(contract.cancelSubscription)
  money.later(6)
  await money.settleDown()
  const row = await subscriber.row()
  expect(row).toMatchObject({ status: 'Cancelled', paid_periods: 2, next_try_at: null })
  await pass(40)
  expect(await subscriber.charges()).toHaveLength(2)
  expect(await money.broken()).toEqual([])
})

test('§8 renewing by hand leads to a checkout at the agreed price, whatever the price has become', async () => {
  const subscriber = await openSubscriber(money, tape, { card: cards.onceOnly })
  await pass(31)
  await db
    .updateTable('products')
    .set({ published: sql`jsonb_set(published, '{variations,0,prices,USD}', '9900')` as never })
    .where('creator_id', '=', 'lowtide')
    .where('id', '=', 'tape-one')
    .execute()
  const { location } = (await subscriber.call(contract.renewSubscription, { query: { redirect: 'false', return: 'undefined' } })).json()
  const orderId = /\/checkout\/([0-9a-f-]{36})$/.exec(location)?.[1] ?? ''
  const again = (await subscriber.call(contract.renewSubscription)).json()
  expect(again.location).toBe(location)
  const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId })
  expect((await buyer.read()).order.total.due).toEqual({ currency: 'USD', amount: 12 })
  // The order is for that alone: neither other items nor coupons.
  expectProblem(await buyer.put([]), 409)
  await buyer.save()
  // A card declined in a payment by hand is not one of the retries.
  await buyer.pay(cards.declined)
  expect(await subscriber.row()).toMatchObject({ failed_tries: 1 })
  const paid = (await buyer.pay(cards.paid)).json()
  expect(paid).toMatchObject({ status: 'Completed', completed: { licenses: [{ productId: 'tape-one' }] } })
  expect(await subscriber.read()).toMatchObject({ status: 'Active', problem: null, paymentMethod: 'Card ending in 4242' })
  await pass(31)
  expect(await subscriber.charges()).toEqual([1_200, 1_200, 1_200])
  await db
    .updateTable('products')
    .set({ published: sql`jsonb_set(published, '{variations,0,prices,USD}', '1200')` as never })
    .where('creator_id', '=', 'lowtide')
    .where('id', '=', 'tape-one')
    .execute()
  expect(await money.broken()).toEqual([])
})

test('§8 an ended subscription continues from the day it is paid by hand', async () => {
  const subscriber = await openSubscriber(money, tape, { card: cards.onceOnly })
  for (let days = 0; days < 45; days += 1) await pass(1)
  expect(await subscriber.row()).toMatchObject({ status: 'Expired' })
  const { location } = (await subscriber.call(contract.renewSubscription)).json()
  const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId: location.split('/').at(-1) })
  await buyer.save()
  await buyer.pay(cards.paid)
  const row = await subscriber.row()
  expect(row).toMatchObject({ status: 'Active', ended_at: null })
  expect(daysFrom(money.now(), row.expires_at)).toBeGreaterThanOrEqual(28)
  expect(((await subscriber.licenses())[0]?.expires_at ?? 0) > money.now()).toBe(true)
  expect(await money.broken()).toEqual([])
})

test('§6 refunding the payment of the running period ends the subscription and its licenses', async () => {
  const subscriber = await openSubscriber(money, tape)
  await pass(31)
  const [, second] = await subscriber.periods()
  await refundOrder(second?.order_id ?? '')
  expect(await subscriber.row()).toMatchObject({ status: 'Expired', next_try_at: null })
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Revoked', revoked_because: ['refund'] })
  await pass(40)
  expect(await subscriber.charges()).toHaveLength(2)
  expect(await money.broken()).toEqual([])
})

test('a subscription is locked before its licenses, by a refund as by a payment: no deadlock', async () => {
  const subscriber = await openSubscriber(money, tape)
  const [license] = await subscriber.licenses()
  const { url } = money.shop.database
  const first = ['select from subscriptions where id = $1 for update', subscriber.id] as const
  const second = ['select from licenses where id = $1 for update', license?.id] as const
  await expectLockOrder({ url, first, second }, () => pass(31))
  await expectLockOrder({ url, first, second }, () => refundOrder(subscriber.orderId))
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Revoked' })
})

test('licenses are locked in the order of their ids by everything that takes several', async () => {
  const subscriber = await openSubscriber(money, tape, { change: { quantity: 3 } })
  // As in a table after years: rows are where there was room, not in the order of their ids.
  const [low] = await subscriber.licenses()
  await db
    .updateTable('licenses')
    .set({ seats: 5 })
    .where('id', '=', low?.id ?? '')
    .execute()
  const high = (await subscriber.licenses()).at(-1)
  const { url } = money.shop.database
  const lock = (id: string | undefined) => ['select from licenses where id = $1 for update', id] as const
  await expectLockOrder({ url, first: lock(low?.id), second: lock(high?.id) }, () => pass(31))
  await expectLockOrder({ url, first: lock(low?.id), second: lock(high?.id) }, () => refundOrder(subscriber.orderId))
})

test('a refunded period that is paid again by hand is valid again, for what was paid', async () => {
  const subscriber = await openSubscriber(money, tape)
  await refundOrder(subscriber.orderId)
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Revoked', revoked_because: ['refund'] })
  // The refunded one had been valid for longer; that is not given again.
  const longer = new Date(money.now().getTime() + 400 * day * 1000)
  await db.updateTable('licenses').set({ expires_at: longer }).where('order_id', '=', subscriber.orderId).execute()
  const { location } = (await subscriber.call(contract.renewSubscription)).json()
  const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId: location.split('/').at(-1) })
  await buyer.save()
  expect((await buyer.pay(cards.paid)).json()).toMatchObject({ status: 'Completed' })
  const row = await subscriber.row()
  expect(row).toMatchObject({ status: 'Active', ended_at: null })
  const [license] = await subscriber.licenses()
  expect(license).toMatchObject({ status: 'Active', revoked_because: [] })
  expect(daysFrom(row.expires_at, license?.expires_at ?? null)).toBe(3)
  expect(await money.broken()).toEqual([])
})

const revokeByHand = async (licenseId = ''): Promise<void> => {
  const staff = await addAccount(db)
  await db
    .updateTable('users')
    .set({ staff_roles: ['Owner'] })
    .where('id', '=', staff.id)
    .execute()
  const admin = openBrowser(money.app)
  await admin.call(signIn, { query: { email: staff.email }, body: samplePassword })
  await admin.call(revokeAnyLicense, { params: { licenseId }, body: { reason: 'It was resold' } })
}

test('15.7 support’s revoking stops an open checkout of the license, also one waiting for its bank', async () => {
  const subscriber = await openSubscriber(money, tape)
  const [license] = await subscriber.licenses()
  const { location } = (await subscriber.call(contract.renewSubscription)).json()
  const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId: location.split('/').at(-1) })
  await buyer.save()
  expect((await buyer.pay(cards.confirm)).json()).toMatchObject({ status: 'NeedsConfirmation' })
  await revokeByHand(license?.id)
  await money.settleDown()
  expect((await buyer.confirm()).json()).toMatchObject({ status: 'Open' })
  expect(expectProblem(await buyer.pay(cards.paid), 409).detail).toMatch(/license was revoked/)
  expect(await subscriber.charges()).toEqual([1_200])
  expect(await money.broken()).toEqual([])
})

test('nobody is charged for a license that was revoked by hand, nor asked to pay for it', async () => {
  const subscriber = await openSubscriber(money, tape)
  const [license] = await subscriber.licenses()
  await revokeByHand(license?.id)
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Revoked' })
  expect(expectProblem(await subscriber.call(contract.renewSubscription), 409).detail).toMatch(/revoked/)
  await pass(31)
  expect(await subscriber.charges()).toEqual([1_200])
  expect(await subscriber.row()).toMatchObject({ status: 'Expired', next_try_at: null })
  expect(await money.broken()).toEqual([])
})

test('§6 a disputed renewal revokes and stops; winning the dispute restores the licenses', async () => {
  const { closeDispute } = await import('#domains/payments/providers/sandbox/book.ts')
  const subscriber = await openSubscriber(money, tape)
  await subscriber.call(contract.changeCard, { body: { card: cardOf(cards.disputed) } })
  await pass(31)
  money.later(20)
  await money.settleDown()
  await money.settleDown()
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Revoked' })
  expect(await subscriber.row()).toMatchObject({ status: 'Expired', next_try_at: null })
  expect(await money.broken()).toEqual([])
  const dispute = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('subscription_periods as n', 'n.order_id', 'payments.order_id')
    .select('disputes.provider_id')
    .where('n.subscription_id', '=', subscriber.id)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => closeDispute(tx, dispute.provider_id, true, money.now()))
  await money.settleDown()
  expect((await subscriber.licenses())[0]).toMatchObject({ status: 'Active' })
  expect(await money.broken()).toEqual([])
})
