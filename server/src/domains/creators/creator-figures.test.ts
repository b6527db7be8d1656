import { expect, test } from 'vitest'
import { creatorRoles } from '#contract/core/permissions.ts'
import { callAs } from '../../../testing/call-as.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addLicenses, addPlugin, openPlugin } from '../../../testing/plugin-shop.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { foldFigures } from './index.ts'

const { app, db, buyer, settleDown, broken } = await openMoneyShop()
await addCreator(db, { id: 'lowtide' })
await addCreator(db, { id: 'glasshouse' })
for (const path of ['lowtide/tape-one', 'glasshouse/tape-one']) await addPlugin(db, path)
const admin = await addUser(db, { email: 'admin@lowtide.test', teams: { lowtide: ['Admin'] } })
const customer = await addUser(db, { email: 'casey@example.test' })

const figures = async (who = admin, path = '/api/creator/meta') => {
  const { licenses, trials, sales } = (await callAs(app, who, path)).json()
  return { licenses, trials, sales }
}

const tryOut = async () => {
  const asked = (await openPlugin(app).ask()).json()
  await app.inject({ method: 'POST', url: `/api/customer/activations/${asked.id}/trial` })
}

test('§3 licenses, trials and sales of a creator are counted from its rows', async () => {
  expect(await figures()).toEqual({ licenses: 0, trials: 0, sales: 0 })

  const one = await buyer().fill([item('lowtide/tape-one', { quantity: 3 }), item('glasshouse/tape-one')])
  expect((await one.pay()).statusCode).toBe(200)
  await settleDown()
  expect(await figures()).toEqual({ licenses: 3, trials: 0, sales: 1 })
})

test('§3 a given license counts as a license, and a trial as a trial', async () => {
  const before = await figures()
  await addLicenses(db, customer, { quantity: 2 })
  await tryOut()
  await tryOut()
  const now = { licenses: before.licenses + 2, trials: 2, sales: before.sales }
  expect(await figures()).toEqual(now)
  expect(await figures(admin, '/api/creator/settings')).toEqual(now)
})

test('a revoked license is not counted, a refunded sale still is', async () => {
  const before = await figures()
  const one = await buyer().fill([item('lowtide/tape-one')])
  await one.pay()
  await settleDown()
  const { id } = await db.selectFrom('sales').select('id').where('order_id', '=', one.orderId).executeTakeFirstOrThrow()
  const refund = await callAs(app, admin, `/api/creator/sales/${id}/refunds`, { method: 'POST', payload: { reason: 'A mistake' } })
  expect(refund.statusCode).toBeLessThan(300)
  await settleDown()
  expect(await figures()).toEqual({ ...before, sales: before.sales + 1 })
})

test('folding the figures changes no number, and concurrent writers lose none', async () => {
  const rows = () => db.selectFrom('creator_figures').selectAll().where('creator_id', '=', 'lowtide').execute()
  for (let each = 0; each < 30; each++) await addLicenses(db, customer)
  const before = await figures()
  expect((await rows()).length).toBeGreaterThan(30)
  await Promise.all([foldFigures(db), addLicenses(db, customer), foldFigures(db), addLicenses(db, customer), foldFigures(db)])
  expect(await figures()).toEqual({ ...before, licenses: before.licenses + 2 })
  await foldFigures(db)
  expect((await rows()).length).toBeLessThanOrEqual(20)
  expect(await broken()).toEqual([])
})

test.each(creatorRoles)('%s sees them too: a number names nobody', async (role) => {
  const member = await addUser(db, { email: `one-${role}@lowtide.test`, teams: { lowtide: [role] } })
  expect(await figures(member)).toEqual(await figures())
  expect((await figures(member)).licenses).toBeGreaterThan(0)
})
