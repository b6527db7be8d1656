import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'

const purpose = 'communications'
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000

type Subscription = { scope: string; email: string }

/** Whoever holds it reads the mail of that address, so it may say what goes there, and nothing else. */
export const writeSubscriptionToken = (vault: Vault, { scope, email }: Subscription, now: Date): string =>
  vault.sign(purpose, `${scope} ${email.toLowerCase()}`, new Date(now.getTime() + twoYears))

type Given = { email: string; token: string; scope: string | undefined }

/** Whose mail it is about. On the shop's own calls a token speaks for its own scope; a creator's calls take that creator's only. */
export const readSubscriptionToken = (vault: Vault, { email, token, scope }: Given, now: Date): Subscription => {
  const [ofScope, ofEmail] = vault.readSigned(purpose, token, now)?.split(' ') ?? []
  if (ofScope === undefined || ofEmail !== email.toLowerCase() || (scope !== undefined && scope !== ofScope)) return refuse('code-over')
  return { scope: ofScope, email: ofEmail }
}
