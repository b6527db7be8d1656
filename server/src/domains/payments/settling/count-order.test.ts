import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyCoupon, patchOrder } from '#contract/orders/orders.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { openAnalyticsDouble } from '../../../../testing/analytics-double.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { makeJobsDue } from '../../../../testing/waiting-jobs.ts'

const openCountingShop = async (key = 'phc_test') => {
  const service = await openAnalyticsDouble()
  const money = await openMoneyShop({ variables: { POSTHOG_KEY: key, POSTHOG_HOST: service.url } })
  const { db } = money
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
  await addProduct(db, 'lowtide/tape-one')
  await addProduct(db, 'glasshouse/pane')
  await addProduct(db, 'glasshouse/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`select from graphile_worker.jobs j where j.task_identifier = 'send-event'`.execute(db)
    return rows.length
  }
  return { ...money, service, waiting }
}

const customerOf = (db: Awaited<ReturnType<typeof openCountingShop>>['db'], orderId: string) =>
  db.selectFrom('sales').select('customer_id').where('order_id', '=', orderId).executeTakeFirstOrThrow()

test('a completed order is counted once, with what was bought and nothing that names the buyer', async () => {
  const { db, service, ...money } = await openCountingShop()
  await addCoupon(db, { code: 'TENTH' })
  const buyer = money.buyer()
  const params = { orderId: buyer.orderId }
  await buyer.browser.call(patchOrder, {
    params,
    query: { utm_source: 'newsletter', utm_campaign: 'spring' },
    body: { currency: 'USD', items: [item('lowtide/tape-one', { quantity: 2 }), item('glasshouse/pane')] },
  })
  await buyer.browser.call(applyCoupon, { params, query: { code: 'TENTH' } })
  await buyer.save({ name: 'Casey Quill' })
  money.sandbox.faults.webhooks = 3
  const paid = (await buyer.pay()).json()
  await money.settleDown()
  await money.reconcile()
  await buyer.poll()
  await money.settleDown()
  const { customer_id } = await customerOf(db, buyer.orderId)
  expect(service.heard.map(({ body }) => body)).toEqual([
    {
      api_key: 'phc_test',
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      event: 'order_completed',
      distinct_id: customer_id,
      timestamp: money.now().toISOString(),
      properties: {
        orderNumber: paid.completed.orderNumber,
        currency: 'USD',
        total: paid.due.amount,
        items: 2,
        creators: ['glasshouse', 'lowtide'],
        coupons: ['TENTH'],
        utm_source: 'newsletter',
        utm_campaign: 'spring',
        $geoip_disable: true,
      },
    },
  ])
  expect(JSON.stringify(service.heard)).not.toMatch(/Casey|Quill|@|Main Street/)
  expect(JSON.stringify(service.heard)).not.toContain(buyer.orderId)
})

test('orders of guests, of somebody signed in and free ones are counted, each once; a declined one is not', async () => {
  const { db, service, ...money } = await openCountingShop()
  const guest = await money.buyer().fill([item('lowtide/tape-one')])
  await guest.pay()
  const user = await addUser(db, { email: 'known@example.test' })
  const known = money.buyer({ email: user.email })
  const [name = '', secret = ''] = user.cookie.split('=')
  known.browser.cookies.set(name, secret)
  await known.fill([item('glasshouse/pane')])
  await known.pay()
  const gift = await money.buyer().fill([item('glasshouse/gift')])
  await gift.pay(cards.paid, { card: undefined })
  const declined = await money.buyer().fill([item('lowtide/tape-one')])
  await declined.pay(cards.declined)
  await money.settleDown()
  await money.settleDown()
  const customers = await Promise.all([guest, known, gift].map(async ({ orderId }) => (await customerOf(db, orderId)).customer_id))
  expect(customers[1]).toBe(user.id)
  expect(service.heard.map(({ body }) => body.distinct_id).sort()).toEqual(customers.sort())
  expect(new Set(service.heard.map(({ body }) => body.uuid)).size).toBe(3)
})

test('a service that is down is asked again later, with the same event; the sale does not wait for it', async () => {
  const { db, service, waiting, ...money } = await openCountingShop()
  service.answer.status = 500
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed' })
  await money.settleDown()
  const inVain = service.heard.length
  expect(inVain).toBeGreaterThan(0)
  expect(await waiting()).toBe(1)
  service.answer.status = 200
  const askAgain = async (): Promise<number> => {
    await makeJobsDue(db)
    await money.settleDown()
    return waiting()
  }
  // On a slow machine another attempt may have failed meanwhile, and the next one is due later.
  await expect.poll(askAgain).toBe(0)
  const heard = service.heard.length
  expect(heard).toBeGreaterThan(inVain)
  await money.settleDown()
  expect(service.heard).toHaveLength(heard)
  for (const again of service.heard) expect(again).toEqual(service.heard[0])
})

test('without a key nothing is sent, and nothing is queued', async () => {
  const { service, waiting, ...money } = await openCountingShop('')
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed' })
  await money.settleDown()
  expect(service.heard).toEqual([])
  expect(await waiting()).toBe(0)
})
