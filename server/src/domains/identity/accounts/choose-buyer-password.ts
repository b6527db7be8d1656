import type { FastifyReply, FastifyRequest } from 'fastify'
import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { IdentityRouteDeps } from '../identity-deps.ts'
import { hashPassword, requireGoodPassword } from '../passwords/passwords.ts'
import { countTry, mailBuckets } from '../sessions/guess-limits.ts'
import { originOf } from '../sessions/origin-of.ts'
import { signingUpCookie, signingUpSeconds } from '../sessions/session-cookies.ts'
import { makeCode } from './mailed-link.ts'
import { mailAccountExists } from './sign-up.ts'
import { emailKey, findHolder, findSignedUp, insertUser, lockAddresses } from './user.store.ts'

type Buyer = { email: string; name: string }

/** The slow part, the same for every address. */
export const prepareBuyerPassword = async (
  db: Reader,
  { cookies }: IdentityRouteDeps,
  { email, password, request }: { email: string; password: string; request: FastifyRequest },
): Promise<string> => {
  await requireGoodPassword(password, email, 'password')
  await countTry(db, mailBuckets(emailKey(email), originOf(request, cookies).network))
  return hashPassword(password)
}

type Choosing = Buyer & { passwordHash: string; request: FastifyRequest; reply: FastifyReply; now: Date }

/**
 * A guest who has bought chooses a password before anybody has confirmed the address. It is a sign-up without another mail: the link
 * in the order's mail confirms it, in this browser alone. The same answer whether or not the address has an account.
 */
export const chooseBuyerPassword = async (tx: Tx, deps: IdentityRouteDeps, choosing: Choosing): Promise<void> => {
  const { email, name, passwordHash, request, reply, now } = choosing
  const browserSecret = newSecret()
  deps.cookies.set(reply, signingUpCookie, browserSecret, signingUpSeconds)
  await lockAddresses(tx, email)
  const holder = await findHolder(tx, email)
  if (holder?.confirmed_at) return mailAccountExists(tx, deps, holder, now)
  // Somebody signed up with it before, with a password of their own. The link in the mail lets its owner choose another.
  if (await findSignedUp(tx, email)) return
  const userId = newId('usr', now)
  await insertUser(tx, { id: userId, email, name, passwordHash, address: null, confirmedAt: null, termsAcceptedAt: now, now })
  await makeCode(tx, { purpose: 'confirm-account', userId, email, browserHash: hashSecret(browserSecret), now })
  await record(tx, { action: 'account.signed-up', at: now, actorId: userId, network: originOf(request, deps.cookies).network })
}
