import { z } from 'zod'
import { period } from '../core/period.ts'
import { route } from '../core/route.ts'
import { payoutId } from './payouts.ts'

/** Documents for a creator's bookkeeping. */

const mayRead = { creator: 'payouts', level: 'read' } as const
const params = z.object({ payoutId })

export const exportPayoutLines = route({
  name: 'exportPayoutLines',
  method: 'GET',
  path: '/api/creator/payouts/{payoutId}/lines.csv',
  summary: 'Every line of a payout as CSV',
  access: mayRead,
  params,
  answers: { 200: z.string() },
})

export const getPayoutStatement = route({
  name: 'getPayoutStatement',
  method: 'GET',
  path: '/api/creator/payouts/{payoutId}/statement.pdf',
  summary: 'The self-billing statement of a payout',
  access: mayRead,
  params,
  answers: { 200: z.unknown() },
})

/** Everything that changed the creator's balance in a period, paid out or not. */
export const exportEarnings = route({
  name: 'exportEarnings',
  method: 'GET',
  path: '/api/creator/earnings.csv',
  summary: 'What the active creator earned in a period, line by line',
  access: mayRead,
  query: period,
  answers: { 200: z.string() },
})
