import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CodePurpose, findOpenCode, spendCode } from './code.store.ts'
import { emailKey, getUserRow, lockAddresses, type UserRow } from './user.store.ts'

type Given = { purpose: CodePurpose; email: string; code: string; userId?: string | undefined; now: Date }

/** Uses a mailed code, and returns its account. The order of locks everywhere: addresses, the account, the code. */
export const spendMailedCode = async (tx: Tx, { code, ...given }: Given): Promise<{ user: UserRow; email: string }> => {
  const sought = { ...given, codeHash: hashSecret(code) }
  const found = await findOpenCode(tx, sought)
  if (!found) return refuse('code-over')
  await lockAddresses(tx, given.email, (await getUserRow(tx, found.user_id)).email)
  // While this waited it may have been used, or have gone to another account.
  const used = await spendCode(tx, sought)
  if (!used || used.user_id !== used.user.id || used.user.deleted_at) return refuse('code-over')
  // A link written while the account moved went to a mailbox that is no longer its own.
  if (given.purpose !== 'change-email' && emailKey(used.user.email) !== emailKey(used.email)) return refuse('code-over')
  return { user: used.user, email: used.email }
}
