import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CodePurpose, insertCode } from './code.store.ts'

const hour = 60 * 60 * 1000
const lifetimes: Record<CodePurpose, number> = { 'confirm-account': 7 * 24 * hour, 'reset-password': hour, 'change-email': 24 * hour }
const pages: Record<CodePurpose, string> = {
  'confirm-account': '/confirm-account',
  'reset-password': '/reset-password',
  'change-email': '/account/confirm-email-change',
}

type Wanted = { purpose: CodePurpose; userId: string; email: string; browserHash?: Buffer | null; now: Date }

/** A new code; only its hash is stored. */
export const makeCode = async (tx: Tx, { purpose, now, ...wanted }: Wanted): Promise<string> => {
  const code = newSecret()
  await insertCode(tx, { ...wanted, purpose, codeHash: hashSecret(code), now, expiresAt: new Date(now.getTime() + lifetimes[purpose]) })
  return code
}

/** A link to the page that takes a code. */
export const linkWith = (publicUrl: string, { purpose, email, code }: { purpose: CodePurpose; email: string; code: string }): string => {
  const link = new URL(pages[purpose], publicUrl)
  link.search = String(new URLSearchParams({ email, code }))
  return link.href
}

/** A new code in such a link. */
export const makeLink = async (tx: Tx, publicUrl: string, wanted: Wanted): Promise<string> =>
  linkWith(publicUrl, { ...wanted, code: await makeCode(tx, wanted) })
