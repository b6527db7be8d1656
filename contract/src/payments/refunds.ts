import { z } from 'zod'
import { orderId, prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'
import { line } from '../core/text.ts'

/** Refunds: staff can refund a whole order or some lines, a creator its own lines. */

export const refund = z.object({
  id: prefixedId('rfd'),
  status: z.enum(['Pending', 'Succeeded', 'Failed']),
  amount: money,
  reason: z.string(),
  lineIds: z.array(z.string()),
  at: z.iso.datetime(),
  /** When the refund failed; after that the amount can be refunded again. */
  failedAt: z.iso.datetime().nullable(),
  /** When the bank returned a refund that had succeeded: it failed after all. */
  returnedAt: z.iso.datetime().nullable(),
  /** Staff paid it in another way, because the provider could not. */
  isByHand: z.boolean(),
})
export type Refund = z.infer<typeof refund>

/** The state of a line's refund; null if none was requested. */
export const lineRefund = z.enum(['Pending', 'Succeeded']).nullable()
export type LineRefund = z.infer<typeof lineRefund>

export const refundForm = z.object({
  /** Lines of the order, as in its `items`; null for everything not refunded yet. */
  lineIds: z.array(z.string().max(200)).min(1, 'Choose what to refund').max(50).nullable().default(null),
  reason: line(300, 'Give a reason'),
})

export const refundOrder = route({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/refunds',
  summary: 'Refunds an order, in full or by line, within 60 days; licenses of refunded lines are revoked',
  access: { staff: 'sales', level: 'write' },
  params: z.object({ orderId }),
  body: refundForm,
  answers: { 201: refund },
})

export const refundSale = route({
  name: 'refundSale',
  method: 'POST',
  path: '/api/creator/sales/{saleId}/refunds',
  summary: 'The same for the creator’s own lines of an order',
  access: { creator: 'sales', level: 'write' },
  params: z.object({ saleId: prefixedId('sal') }),
  body: refundForm,
  answers: { 201: refund },
})

/** The page shows at most this many, newest first; older ones follow once these are done. */
export const listedRefunds = 20

const failedRefund = z.object({
  id: prefixedId('rfd'),
  orderId,
  /** null if the order was never completed: there is no sale to open. */
  orderNumber: z.string().nullable(),
  customer: z.string(),
  amount: money,
  failedAt: z.iso.datetime(),
  returnedAt: z.iso.datetime().nullable(),
})
export type FailedRefund = z.infer<typeof failedRefund>

export const listFailedRefunds = route({
  name: 'listFailedRefunds',
  method: 'GET',
  path: '/api/admin/refunds/failed',
  summary: 'Refunds that did not arrive, the newest first, at most twenty: someone has to pay them another way',
  access: { staff: 'sales', level: 'read' },
  answers: { 200: z.array(failedRefund) },
})

export const paidByHandForm = z.object({
  note: line(300, 'Say how and when it was paid'),
  /** What was paid: the amount that the list showed as owed. If a colleague has refunded part of it since, nothing is recorded. */
  amount: money,
})

export const notePaidByHand = route({
  name: 'notePaidByHand',
  method: 'POST',
  path: '/api/admin/refunds/{refundId}/paid-by-hand',
  summary: 'Notes that staff have paid what a failed refund still owes in another way: it counts as refunded, from our own bank account',
  access: { staff: 'sales', level: 'write' },
  params: z.object({ refundId: prefixedId('rfd') }),
  body: paidByHandForm,
  answers: { 201: refund },
})
