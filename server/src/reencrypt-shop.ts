import { mailColumns } from '#domains/email/index.ts'
import { totpColumns } from '#domains/identity/index.ts'
import { juceKeyColumns, licensingKeyColumns } from '#domains/licensing/index.ts'
import { payoutAccountColumns, payoutFileColumns } from '#domains/payouts/index.ts'
import { voucherCodeColumns } from '#domains/vouchers/index.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { fingerprintKeyColumns } from '#platform/database/open-vault.ts'
import { type EncryptedColumn, reencrypt } from '#platform/database/reencrypt.ts'

/** All columns that are stored encrypted. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...fingerprintKeyColumns,
  ...totpColumns,
  ...licensingKeyColumns,
  ...juceKeyColumns,
  ...payoutAccountColumns,
  ...payoutFileColumns,
  ...voucherCodeColumns,
  ...mailColumns,
]

/** Encrypts everything with the first key of ENCRYPTION_KEY; after that the others are no longer needed. */
export const reencryptShop = async (db: Reader, vault: Vault, say: (line: string) => void): Promise<void> => {
  for (const column of encryptedColumns) {
    const moved = await reencrypt(db, vault, column)
    say(`${column.table}.${column.column}: ${moved} encrypted anew`)
  }
}
