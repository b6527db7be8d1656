import { randomUUID } from 'node:crypto'
import { type Currency, currencies } from '#contract/core/money.ts'
import { sellerDocument } from '#domains/documents/invoices/invoice-content.ts'
import { type SaleLine, saleLines, writeEntry } from '#domains/ledger/index.ts'
import { newId } from '#kernel/ids.ts'
import { makeVault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { addCreator } from './sample-creator.ts'
import { addUser } from './sample-user.ts'

/** A shop for payouts only: sales are written directly into the books, so that thousands of them take seconds. */
export const openPayoutBooks = async (db: Reader) => {
  const encryption = makeVault(['a master secret of this test'])
  const { id: userId } = await addUser(db, { email: 'owner@books.test', staffRoles: ['Owner'] })
  const { details } = await db.selectFrom('sellers').selectAll().executeTakeFirstOrThrow()
  const ach = { companyId: '1234567890', companyName: 'Soundfair', routingNumber: '021000021', bankName: 'Some Bank' }
  const payer = { sepa: { iban: 'AT611904300234573201', bic: null }, ach }
  await db
    .updateTable('sellers')
    .set({ details: sellerDocument.write({ ...sellerDocument.read(details), payer }) })
    .execute()
  const address = { countryCode: 'DE', streetAddress1: 'Am Deich 1', streetAddress2: null, locality: 'Husum', region: null, postCode: '1' }

  return {
    encryption,
    userId,
    addPayee: async (id: string): Promise<void> => {
      await addCreator(db, { id })
      await db
        .updateTable('creators')
        .set({ business_name: id, address: JSON.stringify(address) as never })
        .where('id', '=', id)
        .execute()
    },
    /** An account that is no longer on hold, without entering it through the API. */
    addAccount: (creatorId: string, currency: 'EUR' | 'USD', now: Date) =>
      db
        .insertInto('payout_accounts')
        .values({
          id: newId('pac', now),
          creator_id: creatorId,
          type: currency === 'EUR' ? 'Bank' : 'ACH',
          currency,
          country: currency === 'EUR' ? 'DE' : 'US',
          encrypted: '',
          last_digits: '3000',
          held_until: now,
          created_at: now,
          created_by: userId,
        })
        .execute(),
    /** A paid order of one line for each. */
    sell: async (shares: readonly Pick<SaleLine, 'creatorId' | 'tax' | 'fee' | 'net'>[], currency: Currency, now: Date) => {
      const orderId = randomUUID()
      const lines: SaleLine[] = shares.map((line) => ({
        ...line,
        lineId: randomUUID(),
        country: 'DE',
        due: line.tax + line.fee + line.net,
      }))
      const entry = { kind: 'Sale' as const, reference: orderId, orderId, currency, lines: saleLines(lines), now }
      await db.transaction().execute((tx) => writeEntry(tx, entry))
      return { orderId, currency, lines }
    },
    setRates: async (rates: Partial<Record<Currency, number>>, now: Date): Promise<void> => {
      const day = now.toISOString().slice(0, 10)
      for (const currency of currencies) {
        const rate = rates[currency]
        if (rate === undefined || currency === 'USD') continue
        await db
          .insertInto('exchange_rates')
          .values({ currency, valid_from: day, per_usd: rate })
          .onConflict((conflict) => conflict.columns(['currency', 'valid_from']).doUpdateSet({ per_usd: rate }))
          .execute()
      }
    },
  }
}

/** The broken promises about books and payouts. These sales have no payments, so the other promises cannot hold. */
export const brokenBooks = async (db: Reader) => {
  const all = await findViolations(db)
  const own = all.filter(({ promise }) => /^ledger lines sum|payout|owed in the books|payable in the books/.test(promise))
  if (own.length < 5) throw new Error('The promises about payouts are called otherwise now')
  return own.filter(({ violations }) => violations.length > 0)
}
