import { z } from 'zod'
import { prefixedId, readableId } from '../core/ids.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'
import { line, optionalLine } from '../core/text.ts'

/** Codes that give products. A voucher defines what; its codes are made in batches. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const

export const maxCodes = 10_000

const gift = z.object({
  kind: z.enum(['Product', 'Bundle']),
  itemId: readableId,
  quantity: z.number({ error: 'Enter a number' }).int('Use a whole number').min(1, 'Use 1 to 100').max(100, 'Use 1 to 100'),
})
export type VoucherGift = z.infer<typeof gift>

export const voucherForm = z.object({
  name: line(80, 'Give the voucher a name'),
  description: optionalLine(300),
  gifts: z
    .array(gift)
    .min(1, 'Choose what it gives')
    .max(50, 'Use at most 50')
    .refine((all) => new Set(all.map(({ kind, itemId }) => `${kind}/${itemId}`)).size === all.length, 'Something is listed twice'),
  expiresAt: z.iso.datetime({ error: 'Choose when it ends' }).nullable(),
  isOn: z.boolean(),
})
export type VoucherForm = z.output<typeof voucherForm>

export const voucherStatuses = ['On', 'Used up', 'Over', 'Off'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

const voucherRow = z.object({
  id: z.string(),
  name: z.string(),
  /** As text: "Halo, 2 × Drift". */
  gives: z.string(),
  status: z.enum(voucherStatuses),
  expiresAt: z.iso.datetime().nullable(),
  codes: z.number().int(),
  /** How often its codes were redeemed, and the maximum. */
  uses: z.number().int(),
  maxUses: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type VoucherRow = z.infer<typeof voucherRow>

export const batchForm = z.object({
  name: line(80, 'Say who these codes are for'),
  codes: z.number({ error: 'Enter a number' }).int('Use a whole number').min(1, 'Use 1 to 10,000').max(maxCodes, 'Use 1 to 10,000'),
  usesPerCode: z
    .number({ error: 'Enter a number' })
    .int('Use a whole number')
    .min(1, 'Use 1 to 1,000,000')
    .max(1_000_000, 'Use 1 to 1,000,000'),
  /** null: as long as the voucher is valid. */
  expiresAt: z.iso.datetime({ error: 'Choose when they end' }).nullable(),
})
export type BatchForm = z.output<typeof batchForm>

const batch = z.object({
  id: prefixedId('vba'),
  name: z.string(),
  codes: z.number().int(),
  usesPerCode: z.number().int(),
  uses: z.number().int(),
  expiresAt: z.iso.datetime().nullable(),
  isOn: z.boolean(),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
})
export type VoucherBatch = z.infer<typeof batch>

const redemption = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The last four characters of the code. */
  codeEnd: z.string(),
  batchName: z.string(),
  what: z.string(),
  licenses: z.number().int(),
  /** null for roles that may not see names. */
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type VoucherRedemption = z.infer<typeof redemption>

const voucher = voucherRow.extend({
  description: z.string().nullable(),
  gifts: z.array(gift.extend({ name: z.string(), isLive: z.boolean() })),
  isOn: z.boolean(),
  batches: z.array(batch),
})
export type Voucher = z.infer<typeof voucher>

export const voucherId = prefixedId('vch')
const params = z.object({ voucherId })
const batchParams = params.extend({ batchId: batch.shape.id })

export const listVouchers = route({
  name: 'listVouchers',
  method: 'GET',
  path: '/api/creator/vouchers',
  summary: 'Every voucher of the active creator, the newest first',
  access: mayRead,
  answers: { 200: z.array(voucherRow) },
})

export const getVoucher = route({
  name: 'getVoucher',
  method: 'GET',
  path: '/api/creator/vouchers/{voucherId}',
  summary: 'A voucher with what it gives and its batches',
  access: mayRead,
  params,
  answers: { 200: voucher },
})

export const createVoucher = route({
  name: 'createVoucher',
  method: 'POST',
  path: '/api/creator/vouchers',
  summary: 'A new voucher; its codes are made next',
  access: mayWrite,
  body: voucherForm,
  answers: { 201: voucher },
})

export const changeVoucher = route({
  name: 'changeVoucher',
  method: 'PUT',
  path: '/api/creator/vouchers/{voucherId}',
  summary: 'Changes a voucher; what was redeemed stays as it is',
  access: mayWrite,
  params,
  body: voucherForm,
  answers: { 200: voucher },
})

export const switchVoucher = route({
  name: 'switchVoucher',
  method: 'POST',
  path: '/api/creator/vouchers/{voucherId}/switch',
  summary: 'Turns a voucher with all its codes on or off',
  access: mayWrite,
  params,
  body: z.object({ isOn: z.boolean() }),
  answers: { 200: voucher },
})

export const createBatch = route({
  name: 'createBatch',
  method: 'POST',
  path: '/api/creator/vouchers/{voucherId}/batches',
  summary: 'Makes up to 10,000 codes',
  access: mayWrite,
  params,
  body: batchForm,
  limit: { burst: 20, perSeconds: 600 },
  answers: { 201: voucher },
})

export const switchBatch = route({
  name: 'switchBatch',
  method: 'POST',
  path: '/api/creator/vouchers/{voucherId}/batches/{batchId}/switch',
  summary: 'Turns the codes of one batch on or off',
  access: mayWrite,
  params: batchParams,
  body: z.object({ isOn: z.boolean() }),
  answers: { 200: voucher },
})

export const exportCodes = route({
  name: 'exportCodes',
  method: 'GET',
  path: '/api/creator/vouchers/{voucherId}/batches/{batchId}/codes.csv',
  summary: 'The codes of a batch with how often each was redeemed, as CSV',
  // A code is worth what it gives, so only roles that can create codes may see them.
  access: mayWrite,
  params: batchParams,
  answers: { 200: z.string() },
})

export const redemptionColumns = ['at', 'who', 'what', 'batch'] as const
const redemptionSort = sortBy(redemptionColumns)
export type RedemptionSort = z.infer<typeof redemptionSort>

export const listRedemptions = route({
  name: 'listRedemptions',
  method: 'GET',
  path: '/api/creator/vouchers/{voucherId}/redemptions',
  summary: 'Who redeemed what and when, the newest first unless sorted otherwise, fifty at a time',
  access: mayRead,
  params,
  query: z.object({ after: prefixedId('vrd').optional(), sort: redemptionSort.default('-at') }),
  answers: { 200: pagedList(redemption) },
})

export const exportRedemptions = route({
  name: 'exportRedemptions',
  method: 'GET',
  path: '/api/creator/vouchers/{voucherId}/redemptions.csv',
  summary: 'All of them as CSV',
  access: mayRead,
  params,
  answers: { 200: z.string() },
})
