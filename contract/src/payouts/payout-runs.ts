import { z } from 'zod'
import { creatorId, prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'
import { payoutFile, payoutFileFormats } from './payout-files.ts'
import { payoutHolds, payoutId, payoutRow, payoutStatuses } from './payouts.ts'

/** Payouts to creators, for the Owner. */

const mayRead = { staff: 'platform', level: 'read' } as const
const mayWrite = { staff: 'platform', level: 'write' } as const

/** Reasons to look at a payout before money leaves. */
export const payoutMarks = ['NewAccount', 'FirstPayout', 'TenTimesUsual', 'ManyRefunds', 'DetailsMissing'] as const
export type PayoutMark = (typeof payoutMarks)[number]

export const runId = prefixedId('run')

const creator = z.object({ id: creatorId, name: z.string() })

/** Why a creator with a balance is not paid this time. */
const skipped = z.enum(['NoAccount', 'BelowMinimum', 'Negative'])

const proposed = z.object({
  creator,
  amount: money.nullable(),
  balances: z.array(money),
  /** The sum of the balances in dollars, to compare creators. */
  inDollars: money,
  marks: z.array(z.enum(payoutMarks)),
  hold: z.enum(payoutHolds).nullable(),
  skipped: skipped.nullable(),
})
export type ProposedPayout = z.infer<typeof proposed>

/** Fields of the seller's record that are missing for the export; empty if it is complete. */
const payerLacks = z.array(z.string())

const totals = z.array(z.object({ amount: money, payouts: z.number().int() }))

export const previewPayoutRun = route({
  name: 'previewPayoutRun',
  method: 'GET',
  path: '/api/admin/payout-runs/preview',
  summary: 'What a run would pay today, with everything unusual marked; a hundred creators at a time',
  access: mayRead,
  query: z.object({ after: creatorId.optional(), show: z.enum(['all', 'marked', 'skipped']).optional() }),
  answers: { 200: pagedList(proposed).extend({ payerLacks }) },
})

const runRow = z.object({
  id: runId,
  day: z.iso.date(),
  startedAt: z.iso.datetime(),
  /** null while the run is in progress. */
  finishedAt: z.iso.datetime().nullable(),
  /** null if it was started by the schedule. */
  startedBy: z.string().nullable(),
  totals,
  counts: z.record(z.enum(payoutStatuses), z.number().int()),
})
export type PayoutRunRow = z.infer<typeof runRow>

const run = runRow.extend({
  files: z.array(payoutFile),
  /** The files that could be exported now. */
  ready: z.array(z.object({ format: z.enum(payoutFileFormats), payouts: z.number().int(), amount: money })),
  payerLacks,
})
export type PayoutRun = z.infer<typeof run>

export const runColumns = ['day', 'by', 'payouts'] as const

export const listPayoutRuns = route({
  name: 'listPayoutRuns',
  method: 'GET',
  path: '/api/admin/payout-runs',
  summary: 'The runs so far, the newest first unless sorted otherwise, fifty at a time',
  access: mayRead,
  query: z.object({ after: runId.optional(), sort: sortBy(runColumns).default('-day') }),
  answers: { 200: pagedList(runRow) },
})

export const startPayoutRun = route({
  name: 'startPayoutRun',
  method: 'POST',
  path: '/api/admin/payout-runs',
  summary: 'Creates today’s payouts; repeated on the same day, it continues a stopped run, and is refused once the run is done',
  access: mayWrite,
  recentlyAuthenticated: true,
  answers: { 202: z.object({ id: runId }) },
})

const params = z.object({ runId })

export const getPayoutRun = route({
  name: 'getPayoutRun',
  method: 'GET',
  path: '/api/admin/payout-runs/{runId}',
  summary: 'One run: its sums, its files, and what is ready to be exported',
  access: mayRead,
  params,
  answers: { 200: run },
})

export const staffPayoutRow = payoutRow.extend({ creator, marks: z.array(z.enum(payoutMarks)), endToEndId: z.string() })
export type StaffPayoutRow = z.infer<typeof staffPayoutRow>

export const runPayoutColumns = ['creator', 'status', 'amount'] as const

export const listRunPayouts = route({
  name: 'listRunPayouts',
  method: 'GET',
  path: '/api/admin/payout-runs/{runId}/payouts',
  summary: 'The payouts of a run, fifty at a time',
  access: mayRead,
  params,
  query: z.object({
    after: payoutId.optional(),
    status: z.enum(payoutStatuses).optional(),
    q: z.string().trim().max(100).optional(),
    sort: sortBy(runPayoutColumns).default('creator'),
  }),
  answers: { 200: pagedList(staffPayoutRow) },
})

const payoutParams = z.object({ payoutId })
const reason = z
  .string({ error: 'Give a reason' })
  .trim()
  .min(1, 'Give a reason the creator will understand')
  .max(500, 'Use at most 500 characters')

export const holdPayout = route({
  name: 'holdPayout',
  method: 'POST',
  path: '/api/admin/payouts/{payoutId}/hold',
  summary: 'Puts a scheduled payout on hold, with a reason that its creator sees',
  access: mayWrite,
  params: payoutParams,
  body: z.object({ reason }),
  answers: { 200: staffPayoutRow },
})

export const releasePayout = route({
  name: 'releasePayout',
  method: 'POST',
  path: '/api/admin/payouts/{payoutId}/release',
  summary: 'Schedules a payout again that staff held',
  access: mayWrite,
  params: payoutParams,
  answers: { 200: staffPayoutRow },
})

export const confirmPayout = route({
  name: 'confirmPayout',
  method: 'POST',
  path: '/api/admin/payouts/{payoutId}/confirm',
  summary: 'The bank has paid it',
  access: mayWrite,
  params: payoutParams,
  answers: { 200: staffPayoutRow },
})

export const failPayout = route({
  name: 'failPayout',
  method: 'POST',
  path: '/api/admin/payouts/{payoutId}/fail',
  summary: 'The bank did not pay it, or the money came back',
  access: mayWrite,
  params: payoutParams,
  /** The status that the caller last saw: a payout that a colleague has confirmed since is not failed by mistake. */
  body: z.object({ reason, was: z.enum(['Processing', 'Paid']).optional() }),
  answers: { 200: staffPayoutRow },
})

export const retryPayout = route({
  name: 'retryPayout',
  method: 'POST',
  path: '/api/admin/payouts/{payoutId}/retry',
  summary: 'Schedules a failed payout again, to the account its creator has now',
  access: mayWrite,
  params: payoutParams,
  answers: { 200: staffPayoutRow },
})
