import { sql } from 'kysely'
import type { ShownPayoutAccount } from '#contract/payouts/payout-accounts.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { maskAccount } from './account.rules.ts'
import { findAccount, openAccount } from './account.store.ts'

/** As the specification has a creator's payout account, with all but its last digits hidden. */
export const findMaskedAccount =
  (encryption: Vault) =>
  async (db: Reader, creatorId: string): Promise<ShownPayoutAccount['account'] | null> => {
    const row = await findAccount(db, creatorId)
    return row ? maskAccount(openAccount(encryption, row.encrypted)) : null
  }

/** The same with who entered it, and until when it waits. */
export const describeAccount = async (db: Reader, encryption: Vault, creatorId: string, now: Date): Promise<ShownPayoutAccount | null> => {
  const row = await findAccount(db, creatorId)
  if (!row) return null
  const { rows } = await sql<{ name: string | null }>`select team_name(${creatorId}, ${row.created_by}) as name`.execute(db)
  return {
    account: maskAccount(openAccount(encryption, row.encrypted)),
    currency: row.currency,
    changedAt: row.created_at.toISOString(),
    changedBy: rows[0]?.name ?? '',
    heldUntil: row.held_until > now ? row.held_until.toISOString() : null,
  }
}
