import { z } from 'zod'
import { currency } from '#contract/core/money.ts'
import { linkBySignIn, sendEmail, writeMoney } from '#domains/email/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import { paymentFailedMail } from './mails/payment-failed.mail.ts'
import { renewalSoonMail } from './mails/renewal-soon.mail.ts'
import { subscriptionCancelledMail } from './mails/subscription-cancelled.mail.ts'
import { subscriptionEndedMail } from './mails/subscription-ended.mail.ts'
import { findSubscription } from './subscription.store.ts'

/** Something the customer should hear of: a payment that comes or failed, a cancellation, the end. */
export const subscriptionNews = job(
  'subscription-news',
  z.discriminatedUnion('what', [
    z.object({ what: z.literal('failed'), id: z.string(), subscriptionId: z.string(), reason: z.string(), nextTryAt: z.iso.datetime() }),
    z.object({ what: z.literal('ended'), id: z.string(), subscriptionId: z.string(), reason: z.string() }),
    z.object({ what: z.literal('cancelled'), id: z.string(), subscriptionId: z.string(), until: z.iso.datetime() }),
    z.object({
      what: z.literal('renewing'),
      id: z.string(),
      subscriptionId: z.string(),
      period: z.number().int(),
      amount: z.number().int(),
      currency,
      at: z.iso.datetime(),
    }),
  ]),
)
type News = z.infer<typeof subscriptionNews.payload>

/** The id names the event: told twice it is one mail. */
export const tellNews = (tx: Tx, news: News): Promise<void> => addJob(tx, subscriptionNews, news, { key: `news:${news.id}` })

type Deps = { db: Reader; publicUrl: string }

type Known = { name: string; what: string; link: string; paidBy: string | null }

const write = (news: News, { paidBy, ...known }: Known) => {
  switch (news.what) {
    case 'failed':
      return paymentFailedMail({ ...known, reason: news.reason, nextTryAt: new Date(news.nextTryAt) })
    case 'ended':
      return subscriptionEndedMail({ ...known, reason: news.reason })
    case 'cancelled':
      return subscriptionCancelledMail({ ...known, until: new Date(news.until) })
    case 'renewing':
      return renewalSoonMail({ ...known, paidBy, amount: writeMoney(news), at: new Date(news.at) })
  }
}

export const mailNews = async ({ db, publicUrl }: Deps, news: News): Promise<void> => {
  const subscription = await findSubscription(db, news.subscriptionId)
  if (!subscription) return
  // Cancelled or paid by hand while the mail waited: there is nothing left to announce.
  if (news.what === 'renewing' && (subscription.status !== 'Active' || subscription.paid_periods + 1 !== news.period)) return
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'deleted_at'])
    .where('id', '=', subscription.user_id)
    .executeTakeFirstOrThrow()
  if (user.deleted_at) return
  const { name, variationName } = subscription.agreement
  const link = linkBySignIn(publicUrl, '/account/licenses?part=subscriptions')
  const email = await write(news, { name: user.name, what: `${name}, ${variationName}`, link, paidBy: subscription.method_name })
  await db.transaction().execute((tx) => sendEmail(tx, { id: news.id, to: user.email, ...email }))
}
