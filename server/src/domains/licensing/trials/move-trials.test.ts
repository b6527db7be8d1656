import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { claimsIn, newDevice, openPluginShop } from '../../../../testing/plugin-shop.ts'
import type { SampleUser } from '../../../../testing/sample-user.ts'
import { revokeOneLicense } from '../license.store.ts'
import { moveTrials } from './move-trials.ts'

const { db, customer, call, startTrial, now, broken } = await openPluginShop()

/** Before the end of a trial that begins now. */
const sooner = new Date(now().getTime() + 86_400_000)

const startInAccount = (who: SampleUser) =>
  call(who, 'POST', '/api/customer/inventory/trials', { creatorId: 'lowtide', productId: 'tape-one' })

const endSooner = (who: SampleUser) =>
  db.updateTable('licenses').set({ expires_at: sooner }).where('user_id', '=', who.id).where('cause', '=', 'Trial').execute()

const merge = (from: SampleUser, to: SampleUser) =>
  inTransaction(db, (tx) => moveTrials(tx, { from: from.id, to: to.id, doer: { by: 'Customer', actorId: to.id }, now: now() }))

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
