import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'

/** Payment files for the bank, and the bank's reports. */

const mayWrite = { staff: 'platform', level: 'write' } as const

export const payoutFileFormats = ['SEPA', 'NACHA'] as const
const fileId = prefixedId('pyf')

export const payoutFile = z.object({
  id: fileId,
  format: z.enum(payoutFileFormats),
  number: z.number().int(),
  name: z.string(),
  sha256: z.string(),
  payouts: z.number().int(),
  amount: money,
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
export type PayoutFile = z.infer<typeof payoutFile>

export const exportPayoutFile = route({
  name: 'exportPayoutFile',
  method: 'POST',
  path: '/api/admin/payout-runs/{runId}/files',
  summary: 'Makes the file for the bank of everything that is scheduled; from then on it is processing',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: z.object({ runId: prefixedId('run') }),
  body: z.object({ format: z.enum(payoutFileFormats) }),
  answers: { 201: payoutFile },
})

export const downloadPayoutFile = route({
  name: 'downloadPayoutFile',
  method: 'GET',
  path: '/api/admin/payout-files/{fileId}',
  summary: 'A file for the bank, the same bytes each time',
  access: mayWrite,
  params: z.object({ fileId }),
  answers: { 200: z.unknown() },
})

const matched = z.object({
  confirmed: z.number().int(),
  failed: z.number().int(),
  /** Confirmed before this file was read. */
  known: z.number().int(),
  /** Our references that do not match, with the reason. */
  odd: z.array(z.object({ endToEndId: z.string(), reason: z.string() })),
  /** Entries that are not about payouts. */
  others: z.number().int(),
})
export type MatchedStatement = z.infer<typeof matched>

export const readBankStatement = route({
  name: 'readBankStatement',
  method: 'POST',
  path: '/api/admin/bank-statements',
  summary: 'Marks payouts as paid or failed from a bank statement (camt.053), matched by end-to-end id',
  access: mayWrite,
  bodyType: 'text',
  body: z.string().max(20_000_000),
  bodyLimit: 20_000_000,
  answers: { 200: matched },
})
