import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addLicenses, addPlugin, claimsIn, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { newEmail } from '../../../../testing/sample-account.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { waitingMail } from '../../../../testing/waiting-mail.ts'
import { remindOfTrials } from './remind-of-trials.ts'

const { shop, db, customer, call, startTrial, now, broken } = await openPluginShop()
await addPlugin(db, 'lowtide/no-trial', { trialDays: 0 })

const day = 86_400

/** Time passes for trials; the signed-in user stays signed in. */
const letPass = async (days: number): Promise<void> => {
  await sql`update trials set started_at = started_at - make_interval(days => ${days})`.execute(db)
  await sql`update licenses set expires_at = expires_at - make_interval(days => ${days}) where cause = 'Trial'`.execute(db)
}

const startInAccount = (who: Awaited<ReturnType<typeof customer>> | null, path = 'lowtide/tape-one') => {
  const [creatorId, productId] = path.split('/')
  return call(who, 'POST', '/api/customer/inventory/trials', { creatorId, productId })
}

test('17.6 a trial is started in the account before any device, once, and the first device continues it', async () => {
  const who = await customer()
  expect((await startInAccount(null)).statusCode).toBe(401)
  const [one, other] = await Promise.all([startInAccount(who), startInAccount(who)])
  expect(one.json()).toMatchObject({ daysLeft: 14 })
  expect(other.json()).toEqual(one.json())
  await letPass(2)
  expect((await call(who, 'GET', '/api/customer/inventory/trials')).json()).toMatchObject([{ daysRemaining: 12 }])
  expect((await call(who, 'GET', '/api/storefront/products/lowtide/tape-one/mine')).json()).toMatchObject({ trial: { daysLeft: 12 } })
  const { token } = await startTrial(who)
  expect(claimsIn(token).exp).toBe(Math.floor(new Date(one.json().endsAt).getTime() / 1000) - 2 * day)
  await letPass(13)
  expect(expectProblem(await startInAccount(who)).detail).toBe('The trial of Tape One has ended. Buy it to keep using it.')
  expectProblem(await startInAccount(who, 'lowtide/no-trial'))
  expectProblem(await startInAccount(who, 'lowtide/nothing'), 404)
  expect(await broken()).toEqual([])
})

test('17.6 an account has to confirm its address first: it would not show the days', async () => {
  const who = await customer({ confirmed: false })
  expect(expectProblem(await startInAccount(who), 409).detail).toContain('Confirm your e-mail address first')
})

test('17.6 the price includes its billing period, where it recurs', async () => {
  const monthly = sampleVariation({ id: 'monthly', prices: { USD: 600 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })
  await addProduct(db, 'lowtide/by-the-month', { variations: [monthly] })
  const who = await customer()
  await startInAccount(who, 'lowtide/by-the-month')
  await letPass(12)
  await remindOfTrials({ db, clock: { now }, log: shop.log, publicUrl: 'https://soundfair.example' })
  expect((await waitingMail(db, who.email))[0]?.text).toContain('$6.00 a month')
})

test('17.6 the price is that of what the trial is of, in the mail as on the product’s page and in the account', async () => {
  const policyOf = (trialDays: number) => ({ seats: 2, offlineActivation: true, trialDays, trialNeedsAccount: false })
  const once = sampleVariation({ id: 'once', prices: { USD: 20_000 }, licensePolicy: policyOf(0) })
  const monthly = sampleVariation({
    ...{ id: 'monthly', prices: { USD: 600 }, licensePolicy: policyOf(14) },
    recurrence: { type: 'Recurring', cycleLength: 'Monthly' },
  })
  await addProduct(db, 'lowtide/two-ways', { variations: [once, monthly] })
  const who = await customer()
  await startInAccount(who, 'lowtide/two-ways')
  await letPass(12)
  await remindOfTrials({ db, clock: { now }, log: shop.log, publicUrl: 'https://soundfair.example' })
  expect((await waitingMail(db, who.email))[0]?.text).toMatch(/Price then\W+\$6\.00 a month/)
  const offered = { days: 14, needsAccount: false, variation: { id: 'monthly', price: { USD: 6 } } }
  const [trial] = (await call(who, 'GET', '/api/customer/inventory/trials')).json()
  expect(trial.offer).toMatchObject({ pricingConfiguration: { id: 'once' }, trial: offered })
  const page = (await call(null, 'GET', '/api/storefront/products/lowtide/two-ways')).json()
  expect(page).toMatchObject({ pricingConfiguration: { id: 'once' }, trial: offered })
})

test('17.6 the price is in the currency they last paid in, and a cart counts for nothing', async () => {
  const who = await customer()
  const of = (status: 'Open' | 'Completed', currency: 'EUR' | 'GBP' | 'JPY', number: number | null) => ({
    ...{ id: randomUUID(), user_id: who.id, status, currency, number, created_at: now(), visited_at: now() },
    // Only a paid order has both.
    ...(number !== null && { completed_at: now() }),
  })
  await db
    .insertInto('orders')
    .values([of('Completed', 'EUR', 900_001), of('Completed', 'GBP', 900_002), of('Open', 'JPY', null)])
    .execute()
  await startInAccount(who)
  await letPass(12)
  await remindOfTrials({ db, clock: { now }, log: shop.log, publicUrl: 'https://soundfair.example' })
  const text = (await waitingMail(db, who.email))[0]?.text
  expect(text).toMatch(/Price then\W+£\d/)
  expect(text).not.toContain('$')
  // They were never paid, which other tests would report.
  await db.deleteFrom('orders').where('user_id', '=', who.id).execute()
})

test('17.6 one mail is sent before the end, with the price, and none to somebody who bought it meanwhile', async () => {
  const [tries, buys] = [await customer(), await customer()]
  await startInAccount(tries)
  await startInAccount(buys)
  await addLicenses(db, buys)
  const remind = () => remindOfTrials({ db, clock: { now }, log: shop.log, publicUrl: 'https://soundfair.example' })
  const mailsTo = (email: string) => waitingMail(db, email)
  await letPass(10)
  await remind()
  expect(await mailsTo(tries.email)).toEqual([])
  await letPass(2)
  await Promise.all([remind(), remind()])
  await remind()
  const mails = await mailsTo(tries.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('$79.00')
  expect(mails[0]?.text).toContain('https://soundfair.example/lowtide/tape-one')
  expect(await mailsTo(buys.email)).toEqual([])
})

const startByEmail = (email: string, path = 'lowtide/tape-one') => call(null, 'POST', `/api/storefront/products/${path}/trial`, { email })

test('17.6 a stranger’s trial begins with an e-mail address, once, and is in the account once the address is confirmed', async () => {
  const email = newEmail()
  for (const _time of [1, 2]) expect((await startByEmail(email)).statusCode).toBe(202)
  const held = await db
    .selectFrom('licenses')
    .innerJoin('users', 'users.id', 'licenses.user_id')
    .select(['cause', 'confirmed_at', 'users.name'])
    .where('users.email', '=', email)
    .execute()
  expect(held).toEqual([{ cause: 'Trial', confirmed_at: null, name: email.split('@')[0] }])
  const mails = await waitingMail(db, email)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toMatch(/\/confirm-account\?/)
  expect(await broken()).toEqual([])
})

test('17.6 nobody starts the days of an account by its address: it gets a mail, and the answer is the same', async () => {
  const who = await customer()
  const [known, unknown] = [await startByEmail(who.email), await startByEmail(newEmail())]
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect((await call(who, 'GET', '/api/customer/inventory/trials')).json()).toEqual([])
  expect((await waitingMail(db, who.email))[0]?.text).toContain('/sign-in?to=%2Flowtide%2Ftape-one')
  expectProblem(await startByEmail(newEmail(), 'lowtide/no-trial'))
  expectProblem(await startByEmail(newEmail(), 'lowtide/nothing'), 404)
})

test('17.6 what somebody owns is not tried: the refusal says so, and a trial that ran before it was bought stays', async () => {
  const [owns, buys, subscribed] = [await customer(), await customer(), await customer()]
  await addLicenses(db, owns)
  for (const _time of [1, 2]) {
    expect(expectProblem(await startInAccount(owns), 409).detail).toBe(
      'You own Tape One, so there is nothing to try. Activate it with your license.',
    )
  }
  expect((await call(owns, 'GET', '/api/customer/inventory/trials')).json()).toEqual([])
  const begun = (await startInAccount(buys)).json()
  await addLicenses(db, buys)
  expect((await startInAccount(buys)).json()).toEqual(begun)
  await letPass(15)
  expect(expectProblem(await startInAccount(buys), 409).detail).toContain('You own Tape One')
  // A license that is over is none.
  await addLicenses(db, subscribed, { expiresAt: now() })
  expect((await startInAccount(subscribed)).json()).toMatchObject({ daysLeft: 14 })
  expect(await broken()).toEqual([])
})

test('17.6 nobody learns by an address what it owns: only its mail says so, and no trial begins', async () => {
  const confirmed = await customer()
  const buyer = await customer({ confirmed: false })
  for (const who of [confirmed, buyer]) await addLicenses(db, who)
  const answers = [await startByEmail(confirmed.email), await startByEmail(buyer.email), await startByEmail(newEmail())]
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 {}']))
  expect((await waitingMail(db, confirmed.email))[0]?.text).toContain('which owns it')
  expect((await waitingMail(db, buyer.email))[0]?.subject).toBe('Confirm your account to see your licenses')
  const trials = await db.selectFrom('trials').select('license_id').where('user_id', 'in', [confirmed.id, buyer.id]).execute()
  expect(trials).toEqual([])
})

test('licensing §5 a plugin that asks for a trial gets one, also for an owner: both answers are offered', async () => {
  const who = await customer()
  await addLicenses(db, who)
  const { asked, answer } = await startTrial(who)
  expect(answer.json()).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'Trial' })
  expect((await call(who, 'GET', `/api/customer/activations/${asked.id}`)).json()).toMatchObject({
    licenseEligibility: { eligible: true },
    trialEligibility: { eligible: true },
  })
})
