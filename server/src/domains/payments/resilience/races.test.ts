import { expect, test } from 'vitest'
import { findViolations } from '#server/invariants/invariants.ts'
import { cards } from '../../../../testing/money-shop.ts'
import { openRemoteBuyer } from '../../../../testing/remote-buyer.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { openSeveralShops } from '../../../../testing/several-shops.ts'

/** Two processes of the shop on one database that answers slowly. */
const { db, next, sandbox } = await openSeveralShops({ delay: 3 })
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

const broken = async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0)
const chargesOf = (orderId: string) =>
  db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select('sandbox_payments.status')
    .where('payments.order_id', '=', orderId)
    .where('sandbox_payments.status', '=', 'succeeded')
    .execute()
const usesOf = async (id: string): Promise<number> =>
  (await db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses

const filled = async (code?: string) => {
  const buyer = openRemoteBuyer()
  await buyer.put(next(), ['lowtide/tape-one'])
  if (code) await buyer.applyCoupon(next(), code)
  await buyer.save(next())
  return { buyer, due: await buyer.due(next()) }
}

test('§5 a coupon with K uses: exactly K discounted paid orders, however many try at once', async () => {
  const uses = 4
  const coupon = await addCoupon(db, { code: 'FEW', percentage: 0.5, maxUses: uses })
  const buyers = await Promise.all(Array.from({ length: 14 }, () => filled('FEW')))
  const answers = await Promise.all(buyers.map(({ buyer, due }) => buyer.pay(next(), due)))
  const paid = answers.filter(({ body }) => body.status === 'Completed')
  expect(paid).toHaveLength(uses)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers.length - uses)
  expect(await usesOf(coupon)).toBe(uses)
  // The others see the price without it, and pay that.
  const [late] = buyers.filter((_buyer, index) => answers[index]?.status === 409)
  const due = (await late?.buyer.due(next())) as { amount: number }
  expect(due.amount).toBe(79)
  expect((await late?.buyer.pay(next(), due))?.body).toMatchObject({ status: 'Completed' })
  expect(await broken()).toEqual([])
})

test('§5 declined and cancelled payments release their use, also while others wait for it', async () => {
  const coupon = await addCoupon(db, { code: 'ONE', percentage: 0.5, maxUses: 1 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => filled('ONE')))
  for (const { buyer, due } of buyers.slice(0, 3)) {
    expect((await buyer.pay(next(), due, cards.declined)).body).toMatchObject({ status: 'Declined' })
    expect(await usesOf(coupon)).toBe(0)
  }
  const [, , , fourth, ...rest] = buyers
  await fourth?.buyer.pay(next(), fourth.due, cards.confirm)
  expect(await usesOf(coupon)).toBe(1)
  await Promise.all([fourth?.buyer.cancel(next()), fourth?.buyer.cancel(next())])
  expect(await usesOf(coupon)).toBe(0)
  const answers = await Promise.all(rest.map(({ buyer, due }) => buyer.pay(next(), due)))
  expect(answers.filter(({ body }) => body.status === 'Completed')).toHaveLength(1)
  expect(await usesOf(coupon)).toBe(1)
  expect(await broken()).toEqual([])
})

test('§6 the same checkout sent many times at once, to both processes: one charge, one set of licenses', async () => {
  const { buyer, due } = await filled()
  const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.pay(next(), due)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await buyer.poll(next())).body).toMatchObject({ status: 'Completed' })
  expect(await chargesOf(buyer.orderId)).toHaveLength(1)
  expect(await db.selectFrom('licenses').select('id').where('order_id', '=', buyer.orderId).execute()).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('§6 confirming, cancelling, polling and webhooks at the same moment have one result', async () => {
  sandbox.faults.webhooks = 3
  const buyers = await Promise.all(Array.from({ length: 6 }, () => filled()))
  await Promise.all(buyers.map(({ buyer, due }) => buyer.pay(next(), due, cards.confirm)))
  await Promise.all(
    buyers.flatMap(({ buyer }) => [
      buyer.confirm(next()),
      buyer.cancel(next()),
      buyer.confirm(next()),
      buyer.poll(next()),
      sandbox.deliver(),
      buyer.cancel(next()),
    ]),
  )
  sandbox.faults.webhooks = 1
  for (const { buyer } of buyers) {
    const { status } = (await buyer.poll(next())).body
    const charges = await chargesOf(buyer.orderId)
    expect([status, charges.length]).toEqual(status === ('Completed' as never) ? ['Completed', 1] : ['Open', 0])
  }
  expect(await broken()).toEqual([])
})

test('§6 a guest’s address that buys twice at once gets one account', async () => {
  const email = 'twice@example.test'
  const buyers = [openRemoteBuyer({ email }), openRemoteBuyer({ email: 'Twice@Example.test' })]
  const answers = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.put(next(), ['lowtide/tape-one'])
      await buyer.save(next())
      return buyer.pay(next(), await buyer.due(next()))
    }),
  )
  expect(answers.map(({ body }) => body.status)).toEqual(['Completed', 'Completed'])
  const holders = await db.selectFrom('licenses').select('user_id').where('email', 'ilike', email).execute()
  expect(new Set(holders.map((row) => row.user_id)).size).toBe(1)
})
