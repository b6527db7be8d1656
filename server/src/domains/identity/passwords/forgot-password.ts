import { z } from 'zod'
import { nobody } from '#domains/email/index.ts'
import { newSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import { linkWith, makeLink } from '../accounts/mailed-link.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { emailKey, findHolder, findSignedUp } from '../accounts/user.store.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { resetPasswordMail } from '../mails/reset-password.mail.ts'
import { countTry, resetMailBuckets } from '../sessions/guess-limits.ts'

/** Whether there is such an account is found out by a job, so that the answer takes the same time for every address. */
export const passwordForgotten = job('password-forgotten', z.object({ email: z.string() }))

export const prepareForgotPassword = (db: Reader, email: string, origin: Origin): Promise<void> =>
  countTry(db, resetMailBuckets(emailKey(email), origin.network))

export const forgotPassword = (tx: Tx, email: string): Promise<void> => addJob(tx, passwordForgotten, { email })

/**
 * The job: a link for the account. Where there is none, the same email is written to nobody: whoever asks for something else a
 * moment later finds the shop as busy as it would have been, whichever address it was.
 */
export const mailResetLink = async (tx: Tx, { publicUrl }: IdentityDeps, email: string, now: Date): Promise<void> => {
  const user = (await findHolder(tx, email)) ?? (await findSignedUp(tx, email))
  const link = user
    ? await makeLink(tx, publicUrl, { purpose: 'reset-password', userId: user.id, email: user.email, now })
    : linkWith(publicUrl, { purpose: 'reset-password', email, code: newSecret() })
  await tellOwner(tx, user?.email ?? nobody, await resetPasswordMail({ name: user?.name ?? '', link }), now)
}
