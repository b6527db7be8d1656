import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { remindOfRenewals } from '#domains/subscriptions/index.ts'
import { mailsTo } from '../../../../testing/mail-of.ts'
import { openMoneyShop, someAddress } from '../../../../testing/money-shop.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { addRecurring, day, openSubscriber, renewAll, type Subscriber } from '../../../../testing/subscriber.ts'

const money = await openMoneyShop({ variables: { PUBLIC_URL: 'https://soundfair.example' } })
const { db, shop } = money
const tape = 'lowtide/tape-one'
await addRecurring(db, tape)

const remind = () => remindOfRenewals({ db, clock: shop.clock, log: shop.log })
const emailsTo = async ({ email }: Subscriber) =>
  (await mailsTo(shop, email)).filter(({ subject }) => subject === 'Your subscription renews soon')
const yearly = (save: object = {}) => openSubscriber(money, tape, { change: { variationId: 'yearly' }, save })

test('two weeks before a yearly renewal its customer is told once what it costs, when, and how to end it; then it is charged so', async () => {
  const subscriber = await yearly({ address: { ...someAddress, countryCode: 'DE', region: null, postCode: '10115', locality: 'Berlin' } })
  const { nextPaymentScheduledAt, total } = await subscriber.read()
  money.later(350 * day)
  await remind()
  expect(await emailsTo(subscriber)).toEqual([])
  money.later(day)
  // However often the job runs, by however many workers.
  await Promise.all([remind(), remind(), remind()])
  await remind()
  money.later(day)
  await remind()
  const [email, ...more] = await emailsTo(subscriber)
  expect(more).toEqual([])
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(total.due.amount)
  expect(email?.text).toContain(`Amount: ${amount}`)
  expect(email?.text).toContain('Date: 1 March 2031, 12:00 UTC')
  expect(new Date(nextPaymentScheduledAt ?? '').toISOString()).toBe('2031-03-01T12:00:00.000Z')
  expect(email?.text).toContain('Paid by: Card ending in 4242')
  expect(email?.text).toContain('https://soundfair.example/sign-in?to=%2Faccount%2Flicenses%3Fpart%3Dsubscriptions')
  expect(email?.text).toMatch(/choose “Cancel”/)

  money.later(13 * day)
  await renewAll(money)
  expect(await subscriber.charges()).toEqual([total.due.amount * 100, total.due.amount * 100])
  await remind()
  expect(await emailsTo(subscriber)).toHaveLength(1)
  // The year after is another one.
  money.later(352 * day)
  await remind()
  expect(await emailsTo(subscriber)).toHaveLength(2)
})

test('somebody who cancels is not reminded, also when the mail was already queued; resuming reminds them once', async () => {
  const [cancelled, waiting] = [await yearly(), await yearly()]
  await cancelled.call(contract.cancelSubscription)
  money.later(352 * day)
  await remind()
  await waiting.call(contract.cancelSubscription)
  expect(await emailsTo(cancelled)).toEqual([])
  expect(await emailsTo(waiting)).toEqual([])
  await cancelled.call(contract.resumeSubscription)
  await remind()
  await remind()
  expect(await emailsTo(cancelled)).toHaveLength(1)
})

test('somebody who cancels while the reminder is being prepared gets none', async () => {
  const subscriber = await yearly()
  money.later(352 * day)
  let running: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    const cancelled = { status: 'Cancelled' as const, cancelled_at: money.now(), next_try_at: null }
    await tx.updateTable('subscriptions').set(cancelled).where('id', '=', subscriber.id).execute()
    running = remind()
    const waits = async () =>
      (await sql<{ waits: boolean }>`select exists (select from pg_locks where not granted) as waits`.execute(db)).rows[0]?.waits
    await expect.poll(waits).toBe(true)
  })
  await running
  expect(await subscriber.row()).toMatchObject({ status: 'Cancelled', reminded_period: null })
  expect(await emailsTo(subscriber)).toEqual([])
})

test('what is paid by the month has no reminder', async () => {
  const monthly = await openSubscriber(money, tape)
  money.later(20 * day)
  await remind()
  expect(await emailsTo(monthly)).toEqual([])
})

test('a free subscription is renewed without a mail', async () => {
  const yearlyForNothing = sampleVariation({ id: 'yearly', prices: { USD: 0 }, recurrence: { type: 'Recurring', cycleLength: 'Yearly' } })
  await addProduct(db, 'lowtide/gift', { variations: [yearlyForNothing] })
  const subscriber = await openSubscriber(money, 'lowtide/gift', { change: { variationId: 'yearly' } })
  money.later(352 * day)
  await remind()
  expect(await emailsTo(subscriber)).toEqual([])
  expect(await subscriber.row()).toMatchObject({ reminded_period: 2 })
})

test('every invariant holds', async () => {
  expect(await money.broken()).toEqual([])
})
