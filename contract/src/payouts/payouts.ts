import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { currency, money } from '../core/money.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'

/** What a creator is paid, made of lines of the ledger. */

const mayRead = { creator: 'payouts', level: 'read' } as const

export const payoutStatuses = ['Scheduled', 'Processing', 'Paid', 'Failed', 'OnHold'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** Why a payout waits. */
export const payoutHolds = ['AccountChanged', 'DetailsMissing', 'Staff'] as const

/** What clears a payout that does not go on by itself, and where. */
export const payoutActs = ['add-account', 'change-account', 'add-details', 'wait', 'ask-support'] as const

/** Where something stands: why, in plain words, and the one act that clears it. */
const standing = z.object({ reason: z.string(), act: z.enum(payoutActs).nullable(), until: z.iso.datetime().nullable() })
export type PayoutStanding = z.infer<typeof standing>

export const payoutId = prefixedId('pyt')

export const payoutRow = z.object({
  id: payoutId,
  /** Of the creator's statements: 1 is the first. */
  number: z.number().int(),
  /** The day of its run. */
  day: z.iso.date(),
  amount: money,
  status: z.enum(payoutStatuses),
  standing,
  /** Such as 'Account ending in 3000'. */
  account: z.string(),
  paidAt: z.iso.datetime().nullable(),
})
export type PayoutRow = z.infer<typeof payoutRow>

const overview = z.object({
  /** Owed and not held any more, in each currency it was sold in. */
  due: z.array(money),
  /** Owed, and held until its day. */
  held: z.array(z.object({ until: z.iso.date(), amounts: z.array(money) })),
  /** What the next run would pay, as things are today; null without an account. */
  next: z.object({ day: z.iso.date(), amount: money.nullable(), minimum: money.nullable(), standing: standing.nullable() }),
  /** Sent and not confirmed, or waiting to be sent. */
  open: z.array(payoutRow),
  /** What was paid in each of the last twelve months, the oldest first, in the account's currency of today. */
  months: z.array(z.object({ month: z.string(), amount: money })),
})
export type PayoutOverview = z.infer<typeof overview>

export const getPayoutOverview = route({
  name: 'getPayoutOverview',
  method: 'GET',
  path: '/api/creator/payouts/overview',
  summary: 'What the active creator is owed, what is held until when, and what comes next',
  access: mayRead,
  answers: { 200: overview },
})

export const payoutColumns = ['number', 'status', 'day', 'account', 'amount'] as const
export const payoutLineColumns = ['at', 'gross', 'discount', 'tax', 'fee', 'net'] as const

export const listPayouts = route({
  name: 'listPayouts',
  method: 'GET',
  path: '/api/creator/payouts',
  summary: 'The payouts of the active creator, the newest first unless sorted otherwise, fifty at a time',
  access: mayRead,
  query: z.object({ after: payoutId.optional(), sort: sortBy(payoutColumns).default('-day') }),
  answers: { 200: pagedList(payoutRow) },
})

/** One line of a sale as a payout has it; a refund takes from it, so its net is negative. */
const payoutLine = z.object({
  /** What it comes from. */
  kind: z.enum(['Sale', 'Refund', 'RefundFailed', 'DisputeOpened', 'DisputeWon', 'DisputeLost']),
  saleId: prefixedId('sal').nullable(),
  orderNumber: z.string().nullable(),
  at: z.iso.datetime(),
  what: z.string(),
  quantity: z.number().int(),
  gross: money,
  discount: money,
  tax: money,
  fee: money,
  /** A fraction, and why that one. */
  feeRate: z.number(),
  feeReason: z.enum(['Marketplace', 'OwnChannel', 'Agreed']),
  net: money,
})
export type PayoutLine = z.infer<typeof payoutLine>

const payout = payoutRow.extend({
  amounts: z.array(
    z.object({
      currency,
      lines: z.number().int(),
      gross: money,
      discount: money,
      tax: money,
      fee: money,
      refunds: money,
      net: money,
      /** Units of the payout's currency for one of this. */
      rate: z.number(),
      result: money,
    }),
  ),
  events: z.array(
    z.object({ status: z.enum(payoutStatuses), note: z.string().nullable(), by: z.string().nullable(), at: z.iso.datetime() }),
  ),
})
export type Payout = z.infer<typeof payout>

const params = z.object({ payoutId })

export const getPayout = route({
  name: 'getPayout',
  method: 'GET',
  path: '/api/creator/payouts/{payoutId}',
  summary: 'One payout: where it stands, its sums by currency and what happened to it',
  access: mayRead,
  params,
  answers: { 200: payout },
})

export const listPayoutLines = route({
  name: 'listPayoutLines',
  method: 'GET',
  path: '/api/creator/payouts/{payoutId}/lines',
  summary: 'What a payout is made of, a hundred lines at a time',
  access: mayRead,
  params,
  query: z.object({
    /** The last one of the page before: its entry and its index there. */
    after: z
      .string()
      .regex(/^led_[0-9a-hjkmnp-tv-z]{26}\.\d{1,6}$/)
      .optional(),
    sort: sortBy(payoutLineColumns).optional(),
  }),
  answers: { 200: pagedList(payoutLine) },
})
