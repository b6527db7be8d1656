import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addPlugin, claimsIn, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addProduct } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'

const { db, customer, call, plugin, answerRequest, startTrial, verify, later, now, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})
await addPlugin(db, 'lowtide/with-account', { trialNeedsAccount: true })
await addPlugin(db, 'lowtide/no-trial', { trialDays: 0 })

const day = 86_400

test('licensing §5 a trial needs no account: its token names nobody and ends after its days', async () => {
  const { one, asked, answer, token } = await startTrial(null)
  expect(answer.json()).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'Trial' })
  const { payload } = await verify(token)
  expect(payload).toMatchObject({
    trial: true,
    exp: Math.floor(now().getTime() / 1000) + 14 * day,
    'u:id': '00000000-0000-0000-0000-000000000000',
    'u:name': '',
    'u:email': '',
    sig: one.device.deviceSignature,
  })
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().trialEligibility).toEqual({
    eligible: true,
    existing: true,
    requiresAccount: false,
    requiresNewsletterOptIn: false,
    numberOfDaysPerProduct: 14,
    numberOfDaysRemaining: 14,
  })
})

test('licensing §5 a trial is one per device: starting it again returns the first one’s end, to every caller, and names nobody else', async () => {
  const who = await customer()
  const device = newDevice()
  const first = await startTrial(who, { device })
  expect(claimsIn(first.token)['u:email']).toBe(who.email)
  later(3600)
  const again = await startTrial(null, { device })
  expect(claimsIn(again.token).exp).toBe(claimsIn(first.token).exp)
  expect(claimsIn(again.token)['l:id']).toBe(claimsIn(first.token)['l:id'])
  expect(claimsIn(again.token)['u:email']).toBe('')
  const other = await startTrial(await customer(), { device })
  expect(claimsIn(other.token)).toMatchObject({ exp: claimsIn(first.token).exp, 'u:email': '' })
})

test('licensing §5 a trial is one per account, on whatever device', async () => {
  const who = await customer()
  const first = await startTrial(who)
  later(3600)
  const second = await startTrial(who)
  expect(claimsIn(second.token)).toMatchObject({
    exp: claimsIn(first.token).exp,
    'l:id': claimsIn(first.token)['l:id'],
    'u:email': who.email,
  })
  // The second device has used its own trial too.
  expect(claimsIn((await startTrial(null, { device: second.one.device })).token).exp).toBe(claimsIn(first.token).exp)
  expect((await call(who, 'GET', '/api/customer/inventory/trials')).json()).toMatchObject([
    {
      daysRemaining: 14,
      product: { id: 'lowtide/tape-one' },
      activeNumberOfActivations: 2,
      maxNumberOfActivations: 3,
      // What it costs to buy it.
      offer: { creatorId: 'lowtide', id: 'tape-one', pricingConfiguration: { price: { USD: expect.any(Number) } } },
    },
  ])
})

test('a trial that runs on every device it covers says so, and what to do', async () => {
  const who = await customer()
  for (let device = 0; device < 3; device++) expect((await startTrial(who)).answer.statusCode).toBe(200)
  const one = plugin()
  const asked = (await one.ask()).json()
  const problem = expectProblem(await answerRequest(who, asked, 'trial'), 400)
  expect([problem.errorType, problem.detail]).toEqual([
    'NoEligibleLicense',
    'Your trial is active on 3 devices, the most it covers. Buy the plugin to use it on this one.',
  ])
  expect((await one.poll(asked)).statusCode).toBe(204)
})

test('a trial begun without an account is added to one', async () => {
  const device = newDevice()
  const first = await startTrial(null, { device })
  const who = await customer()
  const again = await startTrial(who, { device })
  expect(claimsIn(again.token)).toMatchObject({ 'u:id': who.id, exp: claimsIn(first.token).exp })
  const told = await db
    .selectFrom('license_events')
    .select('kind')
    .where('license_id', '=', claimsIn(first.token)['l:id'])
    .orderBy('id')
    .execute()
  expect(told.map(({ kind }) => kind)).toEqual(['Issued', 'Activated', 'Claimed'])
})

test('a product may ask for an account, or have no trial at all', async () => {
  expectProblem((await startTrial(null, { path: 'lowtide/with-account' })).answer, 401)
  expect((await startTrial(await customer(), { path: 'lowtide/with-account' })).answer.statusCode).toBe(200)
  expectProblem((await startTrial(null, { path: 'lowtide/no-trial' })).answer, 400)
})

test('a trial belongs to a product, whichever of its variations has it', async () => {
  const policyOf = (trialDays: number) => ({ seats: 2, offlineActivation: true, trialDays, trialNeedsAccount: false })
  const variations = [sampleVariation({ id: 'classroom', licensePolicy: policyOf(0) }), sampleVariation({ licensePolicy: policyOf(7) })]
  await addProduct(db, 'lowtide/two-ways', { variations })
  const { asked, answer } = await startTrial(null, { path: 'lowtide/two-ways' })
  expect(answer.statusCode).toBe(200)
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().trialEligibility).toMatchObject({
    eligible: true,
    numberOfDaysPerProduct: 7,
    numberOfDaysRemaining: 7,
  })
})

test('many who start the same trial at once get one, by device and by account', async () => {
  const who = await customer()
  const device = newDevice()
  const asked = await Promise.all(
    Array.from({ length: 8 }, async (_none, index) => (await plugin({ device: index % 2 ? device : newDevice() }).ask()).json()),
  )
  const answers = await Promise.all(asked.map((one) => answerRequest(who, one, 'trial')))
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect(await db.selectFrom('trials').select('license_id').where('user_id', '=', who.id).execute()).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('a trial always ends: support may extend it, not make it permanent', async () => {
  const staff = await addUser(db, { email: 'trials@soundfair.test', staffRoles: ['Owner'] })
  const device = newDevice()
  const { one, token } = await startTrial(null, { device })
  const licenseId = claimsIn(token)['l:id']
  const base = `/api/admin/licenses/${licenseId}`
  expect(expectProblem(await call(staff, 'POST', `${base}/extend`, { expiresAt: null }), 400).errors).toHaveProperty('expiresAt')
  const longer = new Date(now().getTime() + 30 * day * 1000).toISOString()
  expect((await call(staff, 'POST', `${base}/extend`, { expiresAt: longer })).json()).toMatchObject({ expiresAt: longer })
  later(61)
  expect(claimsIn((await one.validate(token)).body).exp).toBe(Date.parse(longer) / 1000)
  const again = await startTrial(null, { device })
  expect(again.answer.statusCode).toBe(200)
})

test('licensing §5 an expired trial is reported as such, and is not restarted', async () => {
  const device = newDevice()
  const { one, token } = await startTrial(null, { device })
  later(14 * day)
  expect(expectProblem(await one.validate(token), 400).errorType).toBe('LicenseExpired')
  const again = await startTrial(null, { device })
  expect(expectProblem(again.answer, 400).errorType).toBe('LicenseExpired')
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})

test('16.2 no trial of a suspended creator’s product starts; one that runs continues', async () => {
  const device = newDevice()
  const before = await startTrial(null, { device })
  const suspend = (at: Date | null) =>
    db
      .updateTable('creators')
      .set({ suspended_at: at, suspended_reason: at && 'A look.' })
      .where('id', '=', 'lowtide')
      .execute()
  await suspend(now())
  const asked = (await plugin().ask()).json()
  expect(expectProblem(await answerRequest(null, asked, 'trial')).detail).toBe('This product has no trial.')
  const again = await startTrial(null, { device })
  expect(claimsIn(again.token)['l:id']).toBe(claimsIn(before.token)['l:id'])
  await suspend(null)
})
