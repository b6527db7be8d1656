import { type PayoutAccount, savePayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { endHolds } from '#domains/payouts/index.ts'
import { lockPayout, movePayout, type PayoutRecord } from '#domains/payouts/payout.store.ts'
import { makePayouts } from '#domains/payouts/runs/make-payouts.ts'
import { openRun } from '#domains/payouts/runs/run.store.ts'
import { newId } from '#kernel/ids.ts'
import { openRefundShop } from './refund-shop.ts'
import { runJobs } from './run-jobs.ts'

export const bank: PayoutAccount = { type: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
export const ach: PayoutAccount = { type: 'ACH', routingNumber: '021000021', accountNumber: '123456789', accountType: 'Checking' }

const day = 24 * 60 * 60

/** A shop whose creators are paid: `lowtide` has its details, and its money is due after two weeks. */
export const openPayoutShop = async () => {
  const shop = await openRefundShop()
  const { money, db, ada } = shop
  const deps = { db, clock: { now: money.now } }
  const address = {
    countryCode: 'DE',
    streetAddress1: 'Am Deich 1',
    streetAddress2: null,
    locality: 'Husum',
    region: null,
    postCode: '25813',
  }
  await db
    .updateTable('creators')
    .set({ business_name: 'Lowtide GmbH', address: JSON.stringify(address) as never })
    .where('id', '=', 'lowtide')
    .execute()

  const passDays = (days: number): void => money.later(days * day)
  return {
    ...shop,
    deps,
    passDays,
    saveAccount: (account: unknown = bank, browser = ada) => browser.call(savePayoutAccount, { body: account as never }),
    /** Pays everything that is due by now, in a run of its day. */
    run: async (): Promise<string> => {
      const now = money.now()
      const { id } = await db
        .transaction()
        .execute((tx) => openRun(tx, { day: now.toISOString().slice(0, 10), dueBy: now, startedBy: null, now }))
      await makePayouts(deps, id)
      return id
    },
    endHolds: () => endHolds(deps),
    /** As if its file had been exported. */
    giveToBank: (payoutId: string, by: string) =>
      db.transaction().execute(async (tx) => {
        const payout = (await lockPayout(tx, payoutId)) as PayoutRecord
        const { id } = await tx
          .insertInto('payout_files')
          .values({
            id: newId('pyf', money.now()),
            run_id: payout.run_id,
            format: payout.currency === 'EUR' ? 'SEPA' : 'NACHA',
            number: 1,
            encrypted: '',
            sha256: '',
            payouts: 1,
            currency: payout.currency,
            amount: payout.amount,
            created_by: by,
            created_at: money.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await movePayout(tx, payout, { to: 'Processing', by, now: money.now(), change: { file_id: id } })
      }),
    payouts: (creatorId = 'lowtide') => db.selectFrom('payouts').selectAll().where('creator_id', '=', creatorId).orderBy('id').execute(),
    runJobs: () => runJobs(money.shop),
  }
}
