import { z } from 'zod'
import { stopProductUpdates } from '#contract/email/communications.ts'
import type { Vault } from '#kernel/vault.ts'

const purpose = 'product-updates'
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000

/** Whose mails about releases, and which wishes had them sent: the shop's (''), a creator's, or both. */
export type ProductUpdates = { email: string; scopes: readonly string[] }

const claims = z.tuple([z.string(), z.array(z.string()).min(1)]).transform(([email, scopes]): ProductUpdates => ({ email, scopes }))

/** Where one click ends the mails of a kind. It can do that and nothing else: it is handed to mail providers. */
export const linkToStop = (
  { vault, publicUrl }: { vault: Vault; publicUrl: string },
  { email, scopes }: ProductUpdates,
  now: Date,
): string => {
  const link = new URL(stopProductUpdates.path, publicUrl)
  link.searchParams.set('token', vault.sign(purpose, JSON.stringify([email.toLowerCase(), scopes]), new Date(now.getTime() + twoYears)))
  return link.href
}

export const readStopToken = (vault: Vault, token: string, now: Date): ProductUpdates | undefined => {
  const signed = vault.readSigned(purpose, token, now)
  return signed === undefined ? undefined : claims.parse(JSON.parse(signed))
}
