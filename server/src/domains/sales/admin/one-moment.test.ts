import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refundSale } from '#contract/payments/refunds.ts'
import { revokeLicenses } from '#domains/licensing/index.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'

/** Pages that follow a refund stop looking once it is done: what they show then must all be of that moment. */

const money = await openMoneyShop()
const { app, db } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
const ada = await addUser(db, { email: 'ada@example.test', teams: { lowtide: ['Admin'] } })
const support = await addUser(db, { email: 'support@soundfair.test', staffRoles: ['CustomerSupport'] })

const askForRefund = async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  const sale = await db.selectFrom('sales').select('id').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  const asked = await callAs(app, ada, refundSale.path.replace('{saleId}', sale.id), {
    method: 'POST',
    payload: { lineIds: null, reason: 'Asked for it' },
  })
  expect(asked.statusCode, asked.body).toBe(201)
  return { orderId: buyer.orderId, saleId: sale.id }
}

const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBe(1)

test.each([
  ['creator', ada, ({ saleId }: { saleId: string }) => `/api/creator/sales/${saleId}`],
  ['shop', support, ({ orderId }: { orderId: string }) => `/api/admin/orders/${orderId}`],
])('the page of the %s never shows a refund as given back beside a license that still stands', async (_whose, who, pathOf) => {
  const sale = await askForRefund()
  const reading = await db.transaction().execute(async (tx) => {
    await sql`lock table refunds in access exclusive mode`.execute(tx)
    const asked = callAs(app, who, pathOf(sale))
    await untilSomebodyWaits()
    const { line_ids: lineIds } = await tx
      .updateTable('refunds')
      .set({ status: 'Succeeded', done_at: money.now() })
      .where('order_id', '=', sale.orderId)
      .returning('line_ids')
      .executeTakeFirstOrThrow()
    const bought = lineIds.map((lineId) => ({ orderId: sale.orderId, lineId }))
    await revokeLicenses(tx, bought, 'refund', money.now())
    return { asked }
  })
  const page = (await reading.asked).json()
  const lines = page.lines ?? page.sales[0].lines
  expect([page.refunds[0].status, lines[0].licenses[0].status]).toEqual(['Pending', 'Active'])
})
