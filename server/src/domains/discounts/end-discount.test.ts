import { expect, test } from 'vitest'
import { createDiscount, type DiscountEntry, endDiscount, listDiscounts } from '#contract/discounts/discounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { addProduct } from '../../../testing/sample-creator.ts'
import { openTeam } from '../../../testing/sample-team.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'

let moment = new Date(testDay)
const later = (minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)
const shop = { ...(await openTestShop()), clock: { now: () => moment } }
const app = await openTestApp(shop)
const { db } = shop.database

test('17.12 a sale that is ended in two windows ended with the first', async () => {
  const { creatorId, admin } = await openTeam(db)
  await addProduct(db, `${creatorId}/tape-one`)
  const form = {
    name: 'Spring',
    description: null,
    off: { type: 'PercentageOffDiscount', percentage: 0.2 },
    targets: [{ kind: 'Product', itemId: 'tape-one', variationId: null }],
    startsAt: later(-60).toISOString(),
    endsAt: null,
    isExclusive: false,
    recurringPaymentUseCount: null,
  }
  const { id } = (await callAs(app, admin, createDiscount.path, { method: 'POST', payload: form })).json()
  const end = () => callAs(app, admin, endDiscount.path.replace('{discountId}', id), { method: 'DELETE' })
  const first = moment.toISOString()
  expect((await end()).statusCode).toBe(204)
  moment = later(5)
  expect((await end()).statusCode).toBe(204)
  const [ended] = (await callAs(app, admin, listDiscounts.path)).json() as DiscountEntry[]
  expect(ended).toMatchObject({ id, status: 'Over', endsAt: first })
})
