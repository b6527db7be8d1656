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

/** A new code; only its hash is kept. */
export const makeCode = async (tx: Tx, { purpose, now, ...wanted }: Wanted): Promise<string> => {
  const code = newSecret()
  await insertCode(tx, { ...wanted, purpose, codeHash: hashSecret(code), now, expiresAt: new Date(now.getTime() + lifetimes[purpose]) })
  return code
}

/** A new code in a link to the page that takes it. */
export const makeLink = async (tx: Tx, publicUrl: string, wanted: Wanted): Promise<string> => {
  const link = new URL(pages[wanted.purpose], publicUrl)
  link.search = String(new URLSearchParams({ email: wanted.email, code: await makeCode(tx, wanted) }))
  return link.href
}
