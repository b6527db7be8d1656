import { expect, test } from 'vitest'
import { reconcile } from '#domains/payments/index.ts'
import { sandboxProvider } from '#domains/payments/providers/sandbox/sandbox-provider.ts'
import { paymentProviders } from '#platform/payments/provider.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { makeLog } from '#server/log.ts'
import { cards } from '../../../../testing/money-shop.ts'
import { openRemoteBuyer } from '../../../../testing/remote-buyer.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { openSeveralShops } from '../../../../testing/several-shops.ts'

const kills = rounds(1, 40)

const { db, next, shops, start, sandbox, secret } = await openSeveralShops()
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two')
const coupon = await addCoupon(db, { code: 'SOME', percentage: 0.5, maxUses: 15 })
// Slow enough that a kill mostly falls between the start of a payment and its settlement.
sandbox.faults.waitAfter = 60
sandbox.faults.waitBefore = 30

const numbers = Object.values(cards)

/** Keeps buying, from whichever process is up, whatever fails; like a browser it retries. */
const buyUntil = async (isOver: () => boolean, seed: number): Promise<number> => {
  let bought = 0
  for (let turn = seed; !isOver(); turn++) {
    const buyer = openRemoteBuyer()
    await buyer.put(next(), turn % 3 === 0 ? ['lowtide/tape-one', 'lowtide/tape-two'] : ['lowtide/tape-one'])
    if (turn % 4 === 0) await buyer.applyCoupon(next(), 'SOME')
    if ((await buyer.save(next())).status !== 200) continue
    const due = await buyer.due(next())
    const card = numbers[turn % numbers.length]
    const first = await buyer.pay(next(), due, card)
    const answer = first.status === 0 ? await buyer.pay(next(), due, card) : first
    if (answer.body.status === ('NeedsConfirmation' as never)) await buyer.confirm(next())
    bought += 1
  }
  return bought
}

test(
  `§6 killed ${kills} times in the middle of it all, the shop lacks nothing afterwards, and nobody is charged twice`,
  async () => {
    let isOver = false
    const buyers = Promise.all(Array.from({ length: 3 }, (_none, seed) => buyUntil(() => isOver, seed * 7)))
    for (let kill = 0; kill < kills; kill++) {
      const index = kill % shops.length
      const restarted = await start()
      await shops[index]?.kill()
      shops[index] = restarted
    }
    isOver = true
    const bought = (await buyers).reduce((sum, count) => sum + count, 0)
    expect(bought).toBeGreaterThan(kills)

    // What the worker does at start and every minute, a minute later.
    sandbox.faults.waitAfter = 0
    sandbox.faults.waitBefore = 0
    const clock = { now: () => new Date(Date.now() + 60 * 60_000) }
    const deps = { db, providers: paymentProviders(sandboxProvider({ url: sandbox.url, secret })), clock, log: makeLog('silent') }
    while ((await db.selectFrom('sandbox_payments').select('id').where('status', '=', 'processing').execute()).length > 0)
      await sandbox.deliver()
    await reconcile(deps)

    const left = await db.selectFrom('orders').select(['id', 'status']).where('status', 'in', ['PaymentProcessing', 'Paid']).execute()
    expect(left).toEqual([])
    const charged = await db.selectFrom('sandbox_payments').select(['id', 'idempotency_key']).where('status', '=', 'succeeded').execute()
    const settled = await db
      .selectFrom('payments')
      .select(['provider_id', 'order_id'])
      .where('status', 'in', ['Succeeded', 'LateCapture'])
      .execute()
    expect(settled.map((row) => row.provider_id).sort()).toEqual(charged.map((row) => row.id).sort())
    expect(new Set(settled.map((row) => row.order_id)).size).toBe(settled.length)
    expect(settled.length).toBeGreaterThan(kills)
    expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
    const { uses } = await db.selectFrom('coupons').select('uses').where('id', '=', coupon).executeTakeFirstOrThrow()
    expect(uses).toBeLessThanOrEqual(15)
  },
  rounds(300_000, 1_800_000),
)
