import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { lineRefund, refund } from '../payments/refunds.ts'
import { listMark, saleChannels, saleStatuses, saleWish, sortedWish, sortsByAll } from './sale-wish.ts'

/** A creator's part of completed orders, without names for roles that may not see them. */

const mayRead = { creator: 'sales', level: 'no-names' } as const

export const feeReasons = ['Marketplace', 'OwnChannel', 'Agreed'] as const

export const saleRow = z.object({
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
  /** What the creator keeps of it: without refunds and disputed amounts. */
  earned: money,
  /** The paid amount in dollars at that day's rate, for sums and sorting. */
  reported: money,
  channels: z.array(z.enum(saleChannels)),
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
  /** A fraction: 0.15 is 15%. */
  feeRate: z.number(),
  feeReason: z.enum(feeReasons),
  channel: z.enum(saleChannels),
  fee: money,
  net: money,
  coupons: z.array(z.object({ code: z.string(), amount: money })),
  refund: lineRefund,
  licenses: z.array(z.object({ id: z.string(), productId: z.string(), productName: z.string(), status: z.enum(['Active', 'Revoked']) })),
})
export type SaleLine = z.infer<typeof saleLine>

const sale = saleRow.extend({
  lines: z.array(saleLine),
  utm: z.record(z.string(), z.string()),
  refunds: z.array(refund),
  /** The last time for a refund; null if nothing is left to refund. */
  refundableUntil: z.iso.datetime().nullable(),
})
export type Sale = z.infer<typeof sale>

export const listSales = route({
  name: 'listSales',
  method: 'GET',
  path: '/api/creator/sales',
  summary: 'The sales of the active creator, fifty at a time; a page of a rare mix may be shorter and still have more after it',
  access: mayRead,
  query: sortedWish.extend({ after: listMark.optional() }),
  answers: { 200: pagedList(saleRow).extend(sortsByAll) },
})

const takings = { sales: z.number().int(), paid: money, refunded: money, earned: money }

export const saleSums = z.object({
  /** null if a combination of filters matches more sales than are summed up at once. */
  sums: z.object({ ...takings, byCurrency: z.array(z.object(takings)) }).nullable(),
})
export type SaleSums = z.infer<typeof saleSums>

export const sumSales = route({
  name: 'sumSales',
  method: 'GET',
  path: '/api/creator/sales/sums',
  summary: 'How many match, what was paid, refunded and left for the creator: by currency, and in dollars by the rate of each day',
  access: mayRead,
  query: saleWish,
  answers: { 200: saleSums },
})

const named = z.object({ value: z.string(), label: z.string() })
const saleChoices = z.object({ items: z.array(named), coupons: z.array(z.string()), countries: z.array(z.string()) })
export type SaleChoices = z.infer<typeof saleChoices>

export const getSaleChoices = route({
  name: 'getSaleChoices',
  method: 'GET',
  path: '/api/creator/sales/choices',
  summary: 'The filters of the list: what was sold, with which coupons, to which countries',
  access: mayRead,
  answers: { 200: saleChoices },
})

export const exportSales = route({
  name: 'exportSales',
  method: 'GET',
  path: '/api/creator/sales.csv',
  summary: 'The same as CSV, all of them however many',
  access: mayRead,
  query: sortedWish,
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
