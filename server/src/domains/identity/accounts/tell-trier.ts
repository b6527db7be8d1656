import type { Reader, Tx } from '#platform/database/database.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { accountExistsMail } from '../mails/account-exists.mail.ts'
import { confirmAccountMail } from '../mails/confirm-account.mail.ts'
import { countTry, mailBuckets } from '../sessions/guess-limits.ts'
import { makeLink } from './mailed-link.ts'
import { tellOwner } from './tell-owner.ts'
import { emailKey, type UserRow } from './user.store.ts'

/** Before anything else: repeated requests for one address or from one network are throttled. */
export const countTrialMail = (db: Reader, email: string, network: string): Promise<void> =>
  countTry(db, mailBuckets(emailKey(email), network))

type Told = { user: Pick<UserRow, 'id' | 'name' | 'email' | 'confirmed_at'>; product: string; owns: boolean; path: string; now: Date }

/**
 * A trial was requested for this address. A confirmed account is told how to start it; an unconfirmed one gets the link that opens it. Who
 * owns the product is told where its license is.
 */
export const tellTrier = async (tx: Tx, { publicUrl }: IdentityDeps, { user, product, owns, path, now }: Told): Promise<void> => {
  const { id: userId, name, email } = user
  if (user.confirmed_at) {
    const signIn = new URL('/sign-in', publicUrl)
    signIn.searchParams.set('to', path)
    const resetLink = new URL('/forgot-password', publicUrl).href
    await tellOwner(tx, email, await accountExistsMail({ name, signInLink: signIn.href, resetLink, tried: { product, owns } }), now)
    return
  }
  const link = await makeLink(tx, publicUrl, { purpose: 'confirm-account', userId, email, browserHash: null, now })
  await tellOwner(tx, email, await confirmAccountMail({ name, link, because: owns ? 'bought' : 'tried' }), now)
}
