import type { PayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { newId } from '#kernel/ids.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { payoutAccountDocument } from '../payouts.documents.ts'
import { countryOf, currencyOf, endOfHold, lastDigitsOf } from './account.rules.ts'
import '../payouts.tables.ts'

const purpose = 'payout-account'

export const payoutAccountColumns: EncryptedColumn[] = [{ table: 'payout_accounts', key: ['id'], column: 'encrypted', purpose }]

/** The numbers as they were entered; only what pays or shows them asks. */
export const openAccount = (encryption: Vault, encrypted: string): PayoutAccount =>
  payoutAccountDocument.read(JSON.parse(encryption.decrypt(purpose, encrypted)) as Stored<PayoutAccount>)

export const findAccount = (db: Reader, creatorId: string) =>
  db.selectFrom('payout_accounts').selectAll().where('creator_id', '=', creatorId).where('replaced_at', 'is', null).executeTakeFirst()

type NewAccount = { creatorId: string; account: PayoutAccount; userId: string; now: Date }

/** The account that was there stays on record, for what was paid to it. */
export const replaceAccount = async (tx: Tx, encryption: Vault, { creatorId, account, userId, now }: NewAccount) => {
  await tx
    .updateTable('payout_accounts')
    .set({ replaced_at: now })
    .where('creator_id', '=', creatorId)
    .where('replaced_at', 'is', null)
    .execute()
  return tx
    .insertInto('payout_accounts')
    .values({
      id: newId('pac', now),
      creator_id: creatorId,
      type: account.type,
      currency: currencyOf(account),
      country: countryOf(account),
      encrypted: encryption.encrypt(purpose, payoutAccountDocument.write(account)),
      last_digits: lastDigitsOf(account),
      held_until: endOfHold(now),
      created_at: now,
      created_by: userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
