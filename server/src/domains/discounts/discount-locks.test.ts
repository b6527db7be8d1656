import { expect, test } from 'vitest'
import { createDiscount, endDiscount } from '#contract/discounts/discounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectLockOrder } from '../../../testing/lock-order.ts'
import { addProduct } from '../../../testing/sample-creator.ts'
import { openTeam } from '../../../testing/sample-team.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db, url } = shop.database

const form = {
  name: 'Spring',
  description: null,
  off: { type: 'PercentageOffDiscount', percentage: 0.2 },
  targets: [{ kind: 'Product', itemId: 'tape-one', variationId: null }],
  startsAt: '2030-03-02T00:00:00.000Z',
  endsAt: null,
  isExclusive: false,
  recurringPaymentUseCount: null,
}

test('a creator is locked before its version counter, by a discount as by a product that goes live', async () => {
  const { creatorId, admin } = await openTeam(db)
  await addProduct(db, `${creatorId}/tape-one`)
  const first = ['select from creators where id = $1 for no key update', creatorId] as const
  const second = ['select from change_versions where creator_id = $1 for update', creatorId] as const
  const planned = await expectLockOrder({ url, first, second }, () =>
    callAs(app, admin, createDiscount.path, { method: 'POST', payload: form }),
  )
  expect(planned.statusCode, planned.body).toBe(201)
  const path = endDiscount.path.replace('{discountId}', planned.json().id)
  const changed = await expectLockOrder({ url, first, second }, () =>
    callAs(app, admin, path, { method: 'PUT', payload: { ...form, name: 'Summer' } }),
  )
  expect(changed.statusCode, changed.body).toBe(200)
  const ended = await expectLockOrder({ url, first, second }, () => callAs(app, admin, path, { method: 'DELETE' }))
  expect(ended.statusCode, ended.body).toBe(204)
})
