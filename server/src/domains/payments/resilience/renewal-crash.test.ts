import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { reconcile, renewDue } from '#domains/payments/index.ts'
import { sandboxProvider } from '#domains/payments/providers/sandbox/sandbox-provider.ts'
import { paymentProviders } from '#platform/payments/provider.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { makeLog } from '#server/log.ts'
import { openRemoteBuyer } from '../../../../testing/remote-buyer.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { openSeveralShops } from '../../../../testing/several-shops.ts'
import { startShopProcess } from '../../../../testing/start-shop-process.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'

const kills = rounds(2, 20)
const subscribers = rounds(8, 24)

const { db, database, next, shops, sandbox, secret } = await openSeveralShops({ count: 1 })
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one', {
  variations: [sampleVariation({ prices: { USD: 1_200 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })],
})

const subscribe = async (): Promise<void> => {
  const buyer = openRemoteBuyer()
  await buyer.put(next(), ['lowtide/tape-one'])
  await buyer.save(next())
  await buyer.pay(next(), await buyer.due(next()))
}

/** Two workers a month later, both at once, on everything that is due. */
const startWorkers = () =>
  Promise.all(
    [1, 2].map(() =>
      startShopProcess({
        DATABASE_URL: database.url,
        DATA_DIR: makeTestFolder(),
        SANDBOX_URL: sandbox.url,
        ROLE: 'worker',
        TEST_CLOCK: '+32d',
      }),
    ),
  )

const countRenewals = async (status: 'Started' | 'Succeeded'): Promise<number> => {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('saved_method', 'is not', null)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return count
}

/** One is in progress, or was killed and waits; or there is nothing left to pay. */
const isPayingOrPaid = async (): Promise<boolean> =>
  (await countRenewals('Started')) > 0 || (await countRenewals('Succeeded')) === subscribers

/** The provider charges 60 ms after it was asked and answers so late that every kill comes first. */
const underWay = { waitBefore: 60, waitAfter: 3_000 }
/** Kills come before and after the charge, each at another point. */
const killedWithin = 180

test(
  `§8 two workers, killed ${kills} times in the middle of renewing, charge every period once`,
  async () => {
    for (let count = 0; count < subscribers; count += 4) await Promise.all([1, 2, 3, 4].map(subscribe))
    for (const shop of shops) await shop.kill()
    Object.assign(sandbox.faults, underWay)
    let cutOff = 0
    for (let kill = 0; kill < kills; kill += 2) {
      for (let job = 0; job < 8; job++) await sql`select graphile_worker.add_job('renew-subscriptions', '{}')`.execute(db)
      const workers = await startWorkers()
      await expect.poll(isPayingOrPaid, { interval: 10 }).toBe(true)
      await wait((kill / kills) * killedWithin)
      await Promise.all(workers.map((worker) => worker.kill()))
      cutOff += await countRenewals('Started')
    }
    expect(cutOff).toBeGreaterThan(0)
    Object.assign(sandbox.faults, { waitBefore: 0, waitAfter: 0 })
    let moment = Date.now() + 32 * 24 * 60 * 60_000
    const clock = { now: () => new Date(moment) }
    const deps = { db, providers: paymentProviders(sandboxProvider({ url: sandbox.url, secret })), clock, log: makeLog('silent') }
    for (let turn = 0; turn < 3; turn++) {
      moment += 61 * 60_000
      await reconcile(deps)
      await renewDue(deps)
    }
    const { rows } = await sql<{ paid: number; charged: number }>`
      select s.paid_periods as paid, (select count(*) from subscription_periods n join payments p on p.order_id = n.order_id
        join sandbox_payments b on b.idempotency_key = p.id and b.status = 'succeeded' where n.subscription_id = s.id) as charged
      from subscriptions s`.execute(db)
    expect(rows).toEqual(Array.from({ length: subscribers }, () => ({ paid: 2, charged: 2 })))
    expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
  },
  rounds(240_000, 1_800_000),
)
