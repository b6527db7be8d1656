import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { extendAnyLicense } from '#contract/licensing/license-admin.ts'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards } from '../../../../testing/money-shop.ts'
import { daysFrom, openRenewalShop, tape } from '../../../../testing/renewal-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { day, openSubscriber, type Subscriber } from '../../../../testing/subscriber.ts'

const { money, db, pass } = await openRenewalShop()

const licenseOf = async (subscriber: Subscriber) => {
  const [license] = await subscriber.licenses()
  if (!license?.expires_at) throw new Error('It has no license that ends')
  return { id: license.id, end: license.expires_at }
}
/** How many days the license is valid after the end of what is paid. */
const daysMore = async (subscriber: Subscriber) => daysFrom((await subscriber.row()).expires_at, (await licenseOf(subscriber)).end)

const staff = await addAccount(db)
await db
  .updateTable('users')
  .set({ staff_roles: ['CustomerSupport'] })
  .where('id', '=', staff.id)
  .execute()

const extend = async (licenseId: string, expiresAt: Date | null) => {
  const support = openBrowser(money.app)
  // Signed in anew each time: a session does not survive a month without use.
  await support.call(signIn, { query: { email: staff.email }, body: samplePassword })
  return support.call(extendAnyLicense, { params: { licenseId }, body: { expiresAt: expiresAt?.toISOString() ?? null } })
}
const giveDays = async (subscriber: Subscriber, days: number) => {
  const { id, end } = await licenseOf(subscriber)
  expect((await extend(id, new Date(end.getTime() + days * day * 1000))).statusCode).toBe(200)
}

const renewByHand = async (subscriber: Subscriber) => {
  const { location } = (await subscriber.call(contract.renewSubscription)).json()
  const buyer = money.buyer({ browser: subscriber.browser, email: subscriber.email, orderId: location.split('/').at(-1) })
  await buyer.save()
  expect((await buyer.pay(cards.paid)).json().status).toBe('Completed')
}

test('16 days given by staff are added to what renewals pay for, and nothing is charged twice', async () => {
  const subscriber = await openSubscriber(money, tape)
  await giveDays(subscriber, 40)
  expect(await daysMore(subscriber)).toBe(43)
  await pass(31)
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await daysMore(subscriber)).toBe(43)
  const { id, end } = await licenseOf(subscriber)
  const told = await db.selectFrom('license_events').select('details').where('license_id', '=', id).orderBy('id').execute()
  expect(told.at(-1)?.details).toMatchObject({ to: end.toISOString() })
  await pass(31)
  expect(await subscriber.charges()).toHaveLength(3)
  expect(await daysMore(subscriber)).toBe(43)
  expect(await money.broken()).toEqual([])
})

test('16 a subscription that ends unpaid leaves the days given by staff; paid again, the rest of them is added', async () => {
  const subscriber = await openSubscriber(money, tape, { card: cards.onceOnly })
  await giveDays(subscriber, 40)
  const { end } = await licenseOf(subscriber)
  for (const days of [31, 1, 2, 4]) await pass(days)
  expect(await subscriber.row()).toMatchObject({ status: 'Expired' })
  expect((await licenseOf(subscriber)).end).toEqual(end)

  const left = daysFrom(money.now(), end)
  await renewByHand(subscriber)
  expect(left).toBeGreaterThan(20)
  expect(await daysMore(subscriber)).toBe(3 + left)
  expect(await money.broken()).toEqual([])
})

test('16 a cancelled subscription that has ended begins on the day it is paid by hand, plus the rest of the days given by staff', async () => {
  const subscriber = await openSubscriber(money, tape)
  const yearly = await openSubscriber(money, tape, { change: { variationId: 'yearly' } })
  await giveDays(subscriber, 40)
  const { end } = await licenseOf(subscriber)
  for (const one of [subscriber, yearly]) await one.call(contract.cancelSubscription)
  await pass(50)
  const left = daysFrom(money.now(), end)
  expect(left).toBeGreaterThan(20)
  expect(await subscriber.row()).toMatchObject({ status: 'Cancelled' })
  await renewByHand(subscriber)
  const row = await subscriber.row()
  expect(row).toMatchObject({ status: 'Active', paid_periods: 2, next_try_at: row.expires_at })
  expect(daysFrom(money.now(), row.expires_at)).toBeGreaterThanOrEqual(28)
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await daysMore(subscriber)).toBe(3 + left)

  // While it is still valid, it continues from its end.
  const { expires_at: first } = await yearly.row()
  await renewByHand(yearly)
  expect(daysFrom(first, (await yearly.row()).expires_at)).toBeGreaterThanOrEqual(365)
  expect(await money.broken()).toEqual([])
})

test('16 a license under subscription cannot be made permanent: the customer would be charged for nothing', async () => {
  const subscriber = await openSubscriber(money, tape)
  const { id, end } = await licenseOf(subscriber)
  expect(expectProblem(await extend(id, null), 400).errors?.expiresAt).toEqual([
    'This license belongs to a subscription. Choose an end date, or give a license.',
  ])
  expect((await licenseOf(subscriber)).end).toEqual(end)

  // As it could be done before that was refused.
  await db.updateTable('licenses').set({ expires_at: null }).where('id', '=', id).execute()
  expect(await money.broken()).toEqual([expect.objectContaining({ violations: [id] })])
  await db.updateTable('licenses').set({ expires_at: end }).where('id', '=', id).execute()
})
