import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { lineRefund, refund } from '../payments/refunds.ts'

/** A creator's part of completed orders. Roles that may not see names get none. */

const mayRead = { creator: 'sales', level: 'no-names' } as const

export const saleStatuses = ['Completed', 'PartiallyRefunded', 'Refunded', 'Disputed'] as const

const saleRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  at: z.iso.datetime(),
  what: z.string(),
  units: z.number().int(),
  /** null for roles that may not see names. */
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  country: z.string().nullable(),
  gross: money,
  discount: money,
  tax: money,
  due: money,
  fee: money,
  net: money,
  coupons: z.array(z.string()),
  status: z.enum(saleStatuses),
  payoutId: z.string().nullable(),
})
export type SaleRow = z.infer<typeof saleRow>

export const saleLine = z.object({
  id: z.string(),
  kind: z.enum(['Product', 'Bundle']),
  itemId: z.string(),
  name: z.string(),
  variationName: z.string(),
  quantity: z.number().int(),
  original: money,
  discount: money,
  tax: money,
  due: money,
  /** A fraction: 0.15 is 15 %. */
  feeRate: z.number(),
  fee: money,
  net: money,
  coupons: z.array(z.object({ code: z.string(), amount: money })),
  refund: lineRefund,
  licenses: z.array(z.object({ id: z.string(), productId: z.string(), status: z.enum(['Active', 'Revoked']) })),
})
export type SaleLine = z.infer<typeof saleLine>

const sale = saleRow.extend({
  lines: z.array(saleLine),
  utm: z.record(z.string(), z.string()),
  refunds: z.array(refund),
  /** Until when money can be given back; null when nothing is left to give. */
  refundableUntil: z.iso.datetime().nullable(),
})
export type Sale = z.infer<typeof sale>

/** What narrows a list of sales. */
export const saleWish = z.object({
  q: z.string().trim().max(100).optional(),
  status: z.enum(saleStatuses).optional(),
})

export const listSales = route({
  name: 'listSales',
  method: 'GET',
  path: '/api/creator/sales',
  summary: 'The sales of the active creator, the newest first, fifty at a time',
  access: mayRead,
  query: saleWish.extend({
    /** The last one of the page before. */
    after: prefixedId('sal').optional(),
  }),
  answers: { 200: pagedList(saleRow) },
})

export const exportSales = route({
  name: 'exportSales',
  method: 'GET',
  path: '/api/creator/sales.csv',
  summary: 'The same as a table for spreadsheets, all of them',
  access: mayRead,
  query: saleWish,
  answers: { 200: z.string() },
})

export const getSale = route({
  name: 'getSale',
  method: 'GET',
  path: '/api/creator/sales/{saleId}',
  summary: 'One sale with its lines, licenses and refunds',
  access: mayRead,
  params: z.object({ saleId: prefixedId('sal') }),
  answers: { 200: sale },
})
