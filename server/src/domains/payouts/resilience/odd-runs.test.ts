import { expect, test } from 'vitest'
import type { Currency } from '#contract/core/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { untilWaitedFor } from '../../../../testing/lock-order.ts'
import { brokenBooks, openPayoutBooks } from '../../../../testing/payout-books.ts'
import { ach, bank } from '../../../../testing/payout-shop.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { savePayoutAccount } from '../account/save-payout-account.ts'
import { failPayout, retryPayout } from '../change-payout.ts'
import { exportFile } from '../files/export-file.ts'
import { runRatesDocument } from '../payouts.documents.ts'
import { makePayouts } from '../runs/make-payouts.ts'
import { openRun } from '../runs/run.store.ts'
import { takeLines } from '../take-lines.ts'

const { db, url } = await openTestDatabase()
const { encryption, userId, addPayee, addAccount, sell } = await openPayoutBooks(db)
const network = '127.0.0.0/24'
const soldAt = new Date('2030-02-01T12:00:00Z')
const now = new Date('2030-03-01T12:00:00Z')
const deps = { db, clock: { now: () => now } }
const inOne = <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made> => db.transaction().execute(work)

const addSeller = async (creatorId: string, currency: Currency): Promise<void> => {
  await addPayee(creatorId)
  await addAccount(creatorId, 'EUR', soldAt)
  await sell(
    Array.from({ length: 5 }, () => ({ creatorId, net: 2_000, fee: 300, tax: 400 })),
    currency,
    soldAt,
  )
}
const startRun = (day: string) => inOne((tx) => openRun(tx, { day, dueBy: now, startedBy: null, now }))
const payoutsOf = (creatorId: string) => db.selectFrom('payouts').selectAll().where('creator_id', '=', creatorId).execute()

test('a creator who cannot be paid keeps nobody else from it, and is paid when the run is gone on with', async () => {
  await addSeller('abroad', 'GBP')
  await addSeller('at-home', 'EUR')
  const { id } = await startRun('2030-03-01')
  const { rates } = await db.selectFrom('payout_runs').select('rates').where('id', '=', id).executeTakeFirstOrThrow()
  const setRates = (perUsd: Record<string, number>) =>
    db
      .updateTable('payout_runs')
      .set({ rates: runRatesDocument.write({ perUsd }) })
      .where('id', '=', id)
      .execute()
  await setRates({ USD: 1, EUR: 0.92 })
  await expect(makePayouts(deps, id)).rejects.toThrow('1 creators could not be paid')
  expect([await payoutsOf('abroad'), (await payoutsOf('at-home')).length]).toEqual([[], 1])
  await setRates(runRatesDocument.read(rates).perUsd as Record<string, number>)
  await makePayouts(deps, id)
  expect((await payoutsOf('abroad')).length).toBe(1)
  expect(await db.selectFrom('payout_runs').select('id').where('finished_at', 'is', null).execute()).toEqual([])
})

test('lines are taken part by part, each once, and sum up all the same', async () => {
  await addSeller('in-parts', 'EUR')
  await sell([{ creatorId: 'in-parts', net: 700, fee: 0, tax: 0 }], 'JPY', soldAt)
  const [model] = await payoutsOf('at-home')
  const account = await db.selectFrom('payout_accounts').select('id').where('creator_id', '=', 'in-parts').executeTakeFirstOrThrow()
  const taken = inOne(async (tx) => {
    const id = 'pyt_in_parts'
    await tx
      .insertInto('payouts')
      .values({ ...(model as never as object), id, creator_id: 'in-parts', account_id: account.id } as never)
      .execute()
    const sums = await takeLines(tx, { payoutId: id, creatorId: 'in-parts', dueBy: now }, 2)
    const lines = await tx.selectFrom('payout_lines').selectAll().where('payout_id', '=', id).execute()
    throw Object.assign(new Error('Undone'), { sums, lines: lines.length })
  })
  const sums = expect.arrayContaining([
    { currency: 'EUR', amount: 10_000 },
    { currency: 'JPY', amount: 700 },
  ])
  await expect(taken).rejects.toMatchObject({ message: 'Undone', sums, lines: 6 })
})

test('what is tried again while its creator changes its account goes to the new one', async () => {
  const [payout] = await payoutsOf('abroad')
  const act = { payoutId: payout?.id ?? '', by: userId, network, now }
  // So far its account was never entered as a creator does.
  const editor = { userId, creatorId: 'abroad', roles: [], asStaff: false, network, now }
  await inOne((tx) => savePayoutAccount(tx, encryption, editor, bank))
  const later = new Date(now.getTime() + 4 * 24 * 60 * 60 * 1000)
  await db.updateTable('payouts').set({ status: 'Scheduled', hold: null, held_until: null }).where('creator_id', '=', 'abroad').execute()
  await db.updateTable('payouts').set({ status: 'OnHold', hold: 'Staff' }).where('creator_id', '=', 'at-home').execute()
  await inOne((tx) => exportFile(tx, encryption, { runId: payout?.run_id ?? '', format: 'SEPA', by: userId, network, now: later }))

  const retried = Promise.withResolvers<void>()
  await inOne(async (tx) => {
    await savePayoutAccount(tx, encryption, { ...editor, now: later }, ach)
    await inOne((other) => failPayout(other, { ...act, now: later }, 'Account closed'))
    inOne((other) => retryPayout(other, { ...act, now: later })).then(retried.resolve, retried.reject)
    await untilWaitedFor(url, tx)
  })
  await retried.promise
  expect(await payoutsOf('abroad')).toMatchObject([{ status: 'OnHold', hold: 'AccountChanged', currency: 'USD', attempt: 2 }])
  expect(await brokenBooks(db)).toEqual([])
})
