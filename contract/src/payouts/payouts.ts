import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { currency, money } from '../core/money.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'

/** Payouts to a creator, made up of ledger lines. */

const mayRead = { creator: 'payouts', level: 'read' } as const

export const payoutStatuses = ['Scheduled', 'Processing', 'Paid', 'Failed', 'OnHold'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** Why a payout is on hold. */
export const payoutHolds = ['AccountChanged', 'DetailsMissing', 'Staff'] as const

/** The action that resolves a payout on hold, and where it is done. */
export const payoutActs = ['add-account', 'change-account', 'add-details', 'wait', 'ask-support'] as const

/** The state of a payout: the reason in plain words, and the action that resolves it. */
const standing = z.object({ reason: z.string(), act: z.enum(payoutActs).nullable(), until: z.iso.datetime().nullable() })
export type PayoutStanding = z.infer<typeof standing>

export const payoutId = prefixedId('pyt')

export const payoutRow = z.object({
  id: payoutId,
  /** The number of the statement: 1 is the creator's first. */
  number: z.number().int(),
  /** The day of the payout run. */
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
  /** Owed and no longer held, by currency of sale. */
  due: z.array(money),
  /** Owed, but held until a day. */
  held: z.array(z.object({ until: z.iso.date(), amounts: z.array(money) })),
  /** What the next run would pay as of today; null without an account. */
  next: z.object({ day: z.iso.date(), amount: money.nullable(), minimum: money.nullable(), standing: standing.nullable() }),
  /** Not sent yet, or sent and not confirmed. */
  open: z.array(payoutRow),
  /** Paid in each of the last twelve months, oldest first, in the account's current currency. */
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

/** One line of a sale in a payout; for a refund its net is negative. */
const payoutLine = z.object({
  /** The event that caused the line. */
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
  /** The fee as a fraction, and the reason for this rate. */
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
      /** The exchange rate: units of the payout's currency for one unit of this one. */
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
    /** Cursor: the last line of the previous page, by its entry and index. */
    after: z
      .string()
      .regex(/^led_[0-9a-hjkmnp-tv-z]{26}\.\d{1,6}$/)
      .optional(),
    sort: sortBy(payoutLineColumns).optional(),
  }),
  answers: { 200: pagedList(payoutLine) },
})
