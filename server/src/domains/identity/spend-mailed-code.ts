import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CodePurpose, findOpenCode, spendCode } from './code.store.ts'
import { getUserRow, lockAddresses, lockUser, type UserRow } from './user.store.ts'

type Given = { purpose: CodePurpose; email: string; code: string; now: Date }

/** Uses up a code that came by mail, and answers whose it is. Everybody locks in this order: addresses, the account, the code. */
export const spendMailedCode = async (tx: Tx, { purpose, email, code, now }: Given): Promise<{ user: UserRow; email: string }> => {
  const given = { codeHash: hashSecret(code), purpose, email, now }
  const found = await findOpenCode(tx, given)
  if (!found) return refuse('code-over')
  await lockAddresses(tx, email, (await getUserRow(tx, found.user_id)).email)
  // While this waited somebody else may have used it, and it may have gone to another account.
  const current = await findOpenCode(tx, given)
  if (!current) return refuse('code-over')
  const user = await lockUser(tx, current.user_id)
  const used = await spendCode(tx, given)
  if (!used || used.user_id !== user.id || user.deleted_at) return refuse('code-over')
  return { user, email: used.email }
}
