import { z } from 'zod'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Wishes } from './wish.store.ts'

const purpose = 'communications'
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000

type Subscription = { scope: string; email: string }

/** What the link was sent for. Only the link has it: what a stranger asks for at the same address changes nothing of it. */
export type AskedFor = { wishes: Wishes; name: string | null; at: Date }

const askedFor = z
  .tuple([z.boolean(), z.boolean(), z.string().nullable(), z.number()])
  .transform(([newsletter, productUpdates, name, at]): AskedFor => ({ wishes: { newsletter, productUpdates }, name, at: new Date(at) }))

/** Whoever holds it reads the mail of that address, so it may say what goes there, and nothing else. */
export const writeSubscriptionToken = (
  vault: Vault,
  { scope, email, wishes, name }: Subscription & Omit<AskedFor, 'at'>,
  now: Date,
): string => {
  const asked = JSON.stringify([wishes.newsletter, wishes.productUpdates, name, now.getTime()])
  return vault.sign(purpose, `${scope} ${email.toLowerCase()} ${asked}`, new Date(now.getTime() + twoYears))
}

type Given = { email: string; token: string; scope: string | undefined }

/**
 * Whose mail it is about. On the shop's own calls a token speaks for its own scope; a creator's calls take that creator's only.
 * Links in older mails do not say what they were sent for.
 */
export const readSubscriptionToken = (
  vault: Vault,
  { email, token, scope }: Given,
  now: Date,
): Subscription & { asked: AskedFor | undefined } => {
  const [ofScope, ofEmail, ...rest] = vault.readSigned(purpose, token, now)?.split(' ') ?? []
  if (ofScope === undefined || ofEmail !== email.toLowerCase() || (scope !== undefined && scope !== ofScope)) return refuse('code-over')
  const asked = rest.length > 0 ? askedFor.parse(JSON.parse(rest.join(' '))) : undefined
  return { scope: ofScope, email: ofEmail, asked }
}
