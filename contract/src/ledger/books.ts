import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { currency, money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { day, period } from '../core/period.ts'
import { route } from '../core/route.ts'

/** The shop's books, for the Owner and an accountant. */

const mayRead = { staff: 'platform', level: 'read' } as const

export const ledgerEntryKinds = [
  'Sale',
  'Refund',
  'RefundFailed',
  'DisputeOpened',
  'DisputeWon',
  'DisputeLost',
  'LateCapture',
  'LateCaptureReturned',
  'Payout',
  'PayoutPaid',
  'PayoutReturned',
] as const
export const ledgerAccounts = [
  'Provider',
  'Creator',
  'Fees',
  'Tax',
  'Held',
  'LateCapture',
  'Losses',
  'Bank',
  'Payable',
  'Exchange',
] as const

const balance = z.object({ account: z.enum(ledgerAccounts), amounts: z.array(money) })

const trialBalance = z.object({
  /** The balance at the end of this day, UTC. */
  day: z.iso.date(),
  accounts: z.array(balance),
  /** The sum over all accounts in each currency: anything but 0 means that the books are broken. */
  sums: z.array(z.object({ currency, amount: z.number() })),
})
export type TrialBalance = z.infer<typeof trialBalance>

export const getTrialBalance = route({
  name: 'getTrialBalance',
  method: 'GET',
  path: '/api/admin/books/balance',
  summary: 'What every account holds at the end of a day, by currency',
  access: mayRead,
  query: z.object({ day: day.optional() }),
  answers: { 200: trialBalance },
})

const entryId = prefixedId('led')

const entryLine = z.object({
  account: z.enum(ledgerAccounts),
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  lineId: z.string().nullable(),
  /** The name of the item; null if the line is not about an item. */
  what: z.string().nullable(),
  country: z.string().nullable(),
  amount: money,
})

const entry = z.object({
  id: entryId,
  kind: z.enum(ledgerEntryKinds),
  /** The payment, refund, dispute or payout that caused it. */
  reference: z.string(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  /** If a payout caused it: its number, as on the statement, and its run. */
  payout: z.object({ id: z.string(), number: z.string(), runId: z.string() }).nullable(),
  at: z.iso.datetime(),
  lines: z.array(entryLine),
})
export type BookEntry = z.infer<typeof entry>

/** By the time of entry; a minus reverses the order. */
export const entrySorts = ['-at', 'at'] as const

export const listEntries = route({
  name: 'listEntries',
  method: 'GET',
  path: '/api/admin/books/entries',
  summary: 'Entries with their lines and what caused them, the newest first unless sorted otherwise, fifty at a time',
  access: mayRead,
  query: z.object({
    after: entryId.optional(),
    sort: z.enum(entrySorts).optional(),
    kind: z.enum(ledgerEntryKinds).optional(),
    account: z.enum(ledgerAccounts).optional(),
    /** The id or reference of an entry, the number or id of an order, or a creator's id. */
    q: z.string().trim().max(100).optional(),
  }),
  answers: { 200: pagedList(entry) },
})

export const getEntry = route({
  name: 'getEntry',
  method: 'GET',
  path: '/api/admin/books/entries/{entryId}',
  summary: 'One entry with its lines and what caused it',
  access: mayRead,
  params: z.object({ entryId }),
  answers: { 200: entry },
})

export const exportLedger = route({
  name: 'exportLedger',
  method: 'GET',
  path: '/api/admin/books/ledger.csv',
  summary: 'Everything that was entered in a period, for an accountant: one line for each line of the ledger, the oldest first',
  access: mayRead,
  query: period,
  answers: { 200: z.string() },
})
