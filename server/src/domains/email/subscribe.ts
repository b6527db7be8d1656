import { newId } from '#kernel/ids.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { confirmSubscriptionMail } from './mails/confirm-subscription.mail.ts'
import { sendEmail } from './send-email.ts'
import { writeSubscriptionToken } from './subscription-token.ts'
import { type Wishes, wishFor } from './wish.store.ts'

export type SubscribeDeps = { vault: Vault; publicUrl: string }

type Asked = {
  scope: string
  /** Who would write: the shop or the creator, by name. */
  from: string
  email: string
  name: string | null
  wishes: Wishes
  /** The address of whoever is signed in, where it is confirmed. */
  ownEmail: string | undefined
  now: Date
}

/**
 * Somebody who asks for mail to their own confirmed address gets it. For any other address its owner is asked first,
 * and the answer is the same whether or not it is known: a stranger could otherwise find out who reads what.
 */
export const subscribe = async (tx: Tx, deps: SubscribeDeps, asked: Asked): Promise<'subscribed' | 'confirmation_sent'> => {
  const { scope, from, email, name, wishes, ownEmail, now } = asked
  if (ownEmail?.toLowerCase() === email.toLowerCase()) {
    await wishFor(tx, { scope, email, name, wishes, now })
    return 'subscribed'
  }
  // Nothing is written down: what an address gets is said by nobody but itself, through the link.
  const link = new URL('/account/communications', deps.publicUrl)
  link.search = String(new URLSearchParams({ email, token: writeSubscriptionToken(deps.vault, { scope, email, wishes, name }, now) }))
  await sendEmail(tx, { id: newId('msg', now), to: email, ...(await confirmSubscriptionMail({ from, link: link.href })) })
  return 'confirmation_sent'
}
