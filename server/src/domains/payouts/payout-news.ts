import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** What the team of a creator should hear of. The id names the event: told twice it is one mail for each. */
export const payoutNews = job(
  'payout-news',
  z.discriminatedUnion('what', [
    z.object({ what: z.literal('account-changed'), id: z.string(), accountId: z.string() }),
    z.object({ what: z.enum(['held', 'paid', 'failed']), id: z.string(), payoutId: z.string() }),
  ]),
)
export type PayoutNews = z.infer<typeof payoutNews.payload>
