import { expect, test } from 'vitest'
import type { Tx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { untilWaitedFor } from '../../../../testing/lock-order.ts'
import { claimsIn, newDevice, openPluginShop } from '../../../../testing/plugin-shop.ts'
import type { SampleUser } from '../../../../testing/sample-user.ts'
import { revokeOneLicense } from '../license.store.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import { moveTrials } from './move-trials.ts'
import { startAccountTrial } from './start-account-trial.ts'

const { shop, db, customer, call, plugin, answerRequest, startTrial, now, broken } = await openPluginShop()

/** Before the end of a trial that begins now. */
const sooner = new Date(now().getTime() + 86_400_000)

const startInAccount = (who: SampleUser) =>
  call(who, 'POST', '/api/customer/inventory/trials', { creatorId: 'lowtide', productId: 'tape-one' })

const endSooner = (who: SampleUser) =>
  db.updateTable('licenses').set({ expires_at: sooner }).where('user_id', '=', who.id).where('cause', '=', 'Trial').execute()

const move = (tx: Tx, from: SampleUser, to: SampleUser) =>
  moveTrials(tx, { from: from.id, to: to.id, doer: { by: 'Customer', actorId: to.id }, now: now() })
const merge = (from: SampleUser, to: SampleUser) => inTransaction(db, (tx) => move(tx, from, to))

/** Does something in a transaction that ends only once a call waits for it. Returns the answer of the call. */
const whileOpen = async <Answer>(first: (tx: Tx) => Promise<unknown>, call: () => Promise<Answer>): Promise<Answer> => {
  const answered = await db.transaction().execute(async (tx) => {
    await first(tx)
    const answer = call()
    await untilWaitedFor(shop.database.url, tx)
    return { answer }
  })
  return answered.answer
}

const trialsOf = (who: SampleUser) =>
  db
    .selectFrom('trials as t')
    .innerJoin('licenses as l', 'l.id', 't.license_id')
    .select(['l.id', 'l.user_id', 'l.status', 'l.expires_at'])
    .where('t.user_id', '=', who.id)
    .execute()

test('two trials of one product become one when their accounts do, and the earlier end counts', async () => {
  const [older, who] = [await customer(), await customer()]
  await startInAccount(older)
  await endSooner(older)
  const { token } = await startTrial(who, { device: newDevice() })
  await merge(older, who)
  // The license that a plugin has a token of stays.
  expect(await trialsOf(who)).toEqual([{ id: claimsIn(token)['l:id'], user_id: who.id, status: 'Active', expires_at: sooner }])
  expect(await trialsOf(older)).toEqual([])
  expect(await broken()).toEqual([])
})

test('the trial of the account that ends keeps its license where only that one has devices', async () => {
  const [older, who] = [await customer(), await customer()]
  const { token } = await startTrial(older, { device: newDevice() })
  await startInAccount(who)
  await endSooner(who)
  await merge(older, who)
  expect(await trialsOf(who)).toEqual([{ id: claimsIn(token)['l:id'], user_id: who.id, status: 'Active', expires_at: sooner }])
  expect(await broken()).toEqual([])
})

test('a trial that was revoked by hand ends the other one, too', async () => {
  const [older, who] = [await customer(), await customer()]
  await startTrial(older, { device: newDevice() })
  const [revoked] = await trialsOf(older)
  await inTransaction(db, (tx) => revokeOneLicense(tx, revoked?.id ?? '', 'shared', { by: 'Staff', actorId: null }, now()))
  await startTrial(who, { device: newDevice() })
  await merge(older, who)
  expect(await trialsOf(who)).toMatchObject([{ id: revoked?.id, status: 'Revoked' }])
  expect(await broken()).toEqual([])
})

test('a trial of another product moves as it is', async () => {
  const [older, who] = [await customer(), await customer()]
  const { token } = await startTrial(older, { device: newDevice() })
  await merge(older, who)
  expect(await trialsOf(who)).toMatchObject([{ id: claimsIn(token)['l:id'], user_id: who.id, status: 'Active' }])
})

test('a trial that is started while another account’s comes in is that one', async () => {
  const [older, who] = [await customer(), await customer()]
  await startInAccount(older)
  await endSooner(older)
  const answer = await whileOpen(
    (tx) => move(tx, older, who),
    () => startInAccount(who),
  )
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().endsAt).toBe(sooner.toISOString())
  expect(await trialsOf(who)).toHaveLength(1)
})

test('a device that is activated while another account’s trial comes in continues that one', async () => {
  const [older, who] = [await customer(), await customer()]
  await startInAccount(older)
  const device = newDevice()
  await startTrial(null, { device })
  const asked = (await plugin({ device }).ask()).json()
  const answer = await whileOpen(
    (tx) => move(tx, older, who),
    () => answerRequest(who, asked, 'trial'),
  )
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await trialsOf(who)).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('a trial that is being started in either account is seen when the accounts become one', async () => {
  const product = await findLicensedProduct(db, 'lowtide', 'tape-one')
  if (!product) throw new Error('There is no such product')
  for (const isOlder of [true, false]) {
    const [older, who] = [await customer(), await customer()]
    const user = isOlder ? older : who
    await startInAccount(isOlder ? who : older)
    await whileOpen(
      (tx) => startAccountTrial(tx, { product, user, now: now() }),
      () => merge(older, who),
    )
    expect(await trialsOf(who)).toHaveLength(1)
    expect(await trialsOf(older)).toEqual([])
  }
  expect(await broken()).toEqual([])
})

test('no trial starts in an account that has just become part of another', async () => {
  const [older, who] = [await customer(), await customer()]
  const close = async (tx: Tx) => {
    await move(tx, older, who)
    await tx.updateTable('users').set({ deleted_at: now() }).where('id', '=', older.id).execute()
  }
  expectProblem(await whileOpen(close, () => startInAccount(older)), 401)
  expect(await trialsOf(older)).toEqual([])
})

test('devices, the account’s own start and a merge at once leave one trial', async () => {
  const [older, who] = [await customer(), await customer()]
  await startTrial(older)
  const devices = [newDevice(), newDevice()]
  for (const device of devices) await startTrial(null, { device })
  const asked = await Promise.all(devices.map(async (device) => (await plugin({ device }).ask()).json()))
  const [, ...answers] = await Promise.all([
    merge(older, who),
    startInAccount(who),
    ...asked.map((request) => answerRequest(who, request, 'trial')),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await trialsOf(who)).toHaveLength(1)
  expect(await broken()).toEqual([])
})
