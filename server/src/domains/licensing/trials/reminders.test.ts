import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { untilWaitedFor } from '../../../../testing/lock-order.ts'
import { codeIn, mailsTo } from '../../../../testing/mail-of.ts'
import { newDevice, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import type { SampleUser } from '../../../../testing/sample-user.ts'
import { moveTrials } from './move-trials.ts'
import { remindOfTrials } from './remind-of-trials.ts'

const { shop, app, db, customer: addCustomer, call, startTrial, answerRequest, later, now, broken } = await openPluginShop()

const days = (count: number): void => later(count * 86_400)

/** Signed in also after many days. */
const customer = async (): Promise<SampleUser> => {
  const who = await addCustomer()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2040-01-01'), created_at: now(), last_seen_at: now(), fresh_at: now() })
    .where('user_id', '=', who.id)
    .execute()
  return who
}

const startInAccount = (who: SampleUser) =>
  call(who, 'POST', '/api/customer/inventory/trials', { creatorId: 'lowtide', productId: 'tape-one' })
const startByEmail = (email: string) => call(null, 'POST', '/api/storefront/products/lowtide/tape-one/trial', { email })

const remind = () => remindOfTrials({ db, clock: { now }, log: shop.log, publicUrl: 'https://soundfair.example' })
const countReminders = async (...emails: string[]): Promise<number> => {
  const mails: { subject: string }[] = []
  for (const email of emails) mails.push(...(await mailsTo(shop, email)))
  return mails.filter(({ subject }) => subject === 'Your trial ends soon').length
}

const move = (from: SampleUser, to: SampleUser) =>
  inTransaction(db, (tx) => moveTrials(tx, { from: from.id, to: to.id, doer: { by: 'Staff', actorId: null }, now: now() }))

test('17.6 a device that is activated in the account after the mail brings no second one', async () => {
  const who = await customer()
  await startInAccount(who)
  days(1)
  const device = newDevice()
  await startTrial(null, { device })
  days(11)
  await remind()
  expect(await countReminders(who.email)).toBe(1)
  expect((await startTrial(who, { device })).answer.statusCode).toBe(200)
  await remind()
  days(1)
  await remind()
  expect(await countReminders(who.email)).toBe(1)
  expect(await broken()).toEqual([])
})

test('17.6 nor does a trial on a device that is added to the account after the mail', async () => {
  const who = await customer()
  await startInAccount(who)
  days(12)
  const { asked } = await startTrial(null)
  await remind()
  expect((await answerRequest(who, asked, 'trial')).statusCode).toBe(200)
  await remind()
  expect(await countReminders(who.email)).toBe(1)
})

test('17.6 a device that joins the trial on the account’s other devices brings no second mail', async () => {
  const who = await customer()
  const device = newDevice()
  await startTrial(null, { device })
  days(1)
  await startTrial(who)
  days(11)
  await remind()
  expect(await countReminders(who.email)).toBe(1)
  await startTrial(who, { device })
  await remind()
  expect(await countReminders(who.email)).toBe(1)
})

test.each([
  ['the one that was told has no device', false, true],
  ['the one that was told has a device', true, false],
  ['neither has a device', false, false],
  ['both have a device', true, true],
])('17.6 who was told before two accounts became one is not told again: %s', async (_which, first, second) => {
  for (const isIntoFirst of [true, false]) {
    const [older, newer] = [await customer(), await customer()]
    const begin = (who: SampleUser, hasDevice: boolean) => (hasDevice ? startTrial(who) : startInAccount(who))
    await begin(older, first)
    days(11)
    await remind()
    expect(await countReminders(older.email, newer.email)).toBe(1)
    await begin(newer, second)
    await (isIntoFirst ? move(newer, older) : move(older, newer))
    await remind()
    days(2)
    await remind()
    expect(await countReminders(older.email, newer.email)).toBe(1)
  }
  expect(await broken()).toEqual([])
})

test('17.6 one mail comes after a sign-up with the address of a trial, and another trial on a device of it', async () => {
  const email = newEmail()
  await startByEmail(email)
  const browser = openBrowser(app)
  const form = { name: 'Casey', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  await browser.call(identity.signUp, { body: form })
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  const device = newDevice()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const who = { id: '', email, name: 'Casey', cookie }
  expect((await startTrial(who, { device })).answer.statusCode).toBe(200)
  const confirmed = await browser.call(identity.confirmAccount, { query: await codeIn(shop, email, /^Confirm your/) })
  expect(confirmed.json()).toMatchObject({ status: 'SignedIn' })
  expect(await db.selectFrom('trials').select('license_id').where('user_id', '=', confirmed.json().id).execute()).toHaveLength(1)
  days(12)
  await remind()
  await remind()
  expect(await countReminders(email)).toBe(1)
  expect(await broken()).toEqual([])
})

test('17.6 who was told, and then takes an address with a trial that began later, is not told again', async () => {
  const who = await customer()
  await startInAccount(who)
  days(12)
  await remind()
  const other = newEmail()
  await startByEmail(other)
  const browser = openBrowser(app)
  browser.cookies.set('session', who.cookie.slice('session='.length))
  await db.updateTable('sessions').set({ fresh_at: now() }).where('user_id', '=', who.id).execute()
  expect((await browser.call(identity.updateIdentity, { body: { email: other } })).statusCode).toBe(201)
  const changed = await browser.call(identity.confirmEmailChange, { query: await codeIn(shop, other, /new e-mail/) })
  expect(changed.statusCode).toBe(204)
  expect(await db.selectFrom('trials').select('license_id').where('user_id', '=', who.id).execute()).toHaveLength(1)
  await remind()
  expect(await countReminders(who.email, other)).toBe(1)
})

test('17.6 trials that become one while the mail is written get one', async () => {
  const [older, newer] = [await customer(), await customer()]
  await startInAccount(older)
  await startTrial(newer)
  days(12)
  let told: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await moveTrials(tx, { from: older.id, to: newer.id, doer: { by: 'Staff', actorId: null }, now: now() })
    told = remind()
    await untilWaitedFor(shop.database.url, tx)
  })
  await told
  await remind()
  expect(await countReminders(older.email, newer.email)).toBe(1)
})

test('17.6 a mail that is being sent counts for the trial that its one is joined with', async () => {
  const [older, newer] = [await customer(), await customer()]
  await startInAccount(older)
  await startTrial(newer)
  days(12)
  let moved: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('trials').set({ reminded_at: now() }).where('user_id', '=', older.id).execute()
    moved = move(older, newer)
    await untilWaitedFor(shop.database.url, tx)
  })
  await moved
  await remind()
  expect(await countReminders(older.email, newer.email)).toBe(0)
})
