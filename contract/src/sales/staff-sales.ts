import { z } from 'zod'
import { address } from '../core/address.ts'
import { creatorId, orderId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { priceStep } from '../orders/orders.ts'
import { paymentProviderNames } from '../payments/providers.ts'
import { refund } from '../payments/refunds.ts'
import { downloadRecord } from '../releases/download-records.ts'
import { listMark, saleSorts, saleStatuses, saleWish, shortOrderSorts, sortsByAll } from './sale-wish.ts'
import { saleLine, saleSums } from './sales.ts'

/** Whole paid orders for the shop's staff, with the parts of all creators. */

const mayRead = { staff: 'sales', level: 'read' } as const

const orderSaleRow = z.object({
  id: orderId,
  orderNumber: z.string(),
  at: z.iso.datetime(),
  what: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  creators: z.array(z.object({ id: creatorId, name: z.string() })),
  due: money,
  /** The paid amount in dollars at that day's rate, for sums and sorting. */
  reported: money,
  country: z.string().nullable(),
  status: z.enum(saleStatuses),
})
export type OrderSaleRow = z.infer<typeof orderSaleRow>

const sums = { gross: money, discount: money, tax: money, due: money, fee: money, net: money }

/** One creator's part, with the steps of each price. */
const orderSalePart = z.object({
  id: z.string(),
  creatorId,
  creatorName: z.string(),
  status: z.enum(saleStatuses),
  ...sums,
  payoutId: z.string().nullable(),
  lines: z.array(saleLine.extend({ steps: z.array(priceStep) })),
})

const orderSalePayment = z.object({
  id: z.string(),
  provider: z.enum(['None', ...paymentProviderNames]),
  providerId: z.string().nullable(),
  /** As on the invoice: 'Card ending in 4242'. */
  method: z.string().nullable(),
  status: z.enum(['Started', 'NeedsConfirmation', 'Processing', 'Succeeded', 'Declined', 'Cancelled', 'Failed', 'LateCapture']),
  reason: z.string().nullable(),
  amount: money,
  at: z.iso.datetime(),
})

const orderSale = orderSaleRow.extend({
  /** The owner; null if no account has it any more. */
  account: z.object({ id: z.string(), name: z.string(), email: z.string(), isConfirmed: z.boolean() }).nullable(),
  /** The valid invoice, and its recipient. */
  standing: z
    .object({
      number: z.string(),
      name: z.string(),
      businessName: z.string().nullable(),
      email: z.string(),
      address: address.nullable(),
    })
    .nullable(),
  ...sums,
  billing: z.object({
    businessName: z.string().nullable(),
    taxId: z.string().nullable(),
    phone: z.string().nullable(),
    address: address.nullable(),
  }),
  /** The country of the tax, from the address, and the other evidence for it; null if it is not known. */
  location: z
    .object({ billing: z.string(), network: z.string().nullable(), card: z.string().nullable(), isProven: z.boolean() })
    .nullable(),
  sales: z.array(orderSalePart),
  payments: z.array(orderSalePayment),
  refunds: z.array(refund.extend({ askedBy: z.string().nullable() })),
  disputes: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['Open', 'Won', 'Lost']),
      amount: money,
      openedAt: z.iso.datetime(),
      /** The bank's deadline for an answer; null if it gave none. */
      dueAt: z.iso.datetime().nullable(),
      closedAt: z.iso.datetime().nullable(),
    }),
  ),
  invoices: z.array(z.object({ kind: z.enum(['Invoice', 'CreditNote']), number: z.string(), amount: money, at: z.iso.datetime() })),
  /** Downloads with the licenses of the order, newest first; with the name of the account if it still has one. */
  downloads: z.array(downloadRecord.extend({ by: z.string().nullable() })),
  utm: z.record(z.string(), z.string()),
  /** The last time for a refund; null if nothing is left to refund. */
  refundableUntil: z.iso.datetime().nullable(),
})
export type OrderSale = z.infer<typeof orderSale>

/** Filters of a list of orders; a product is searched by its name. */
export const orderWish = saleWish.omit({ item: true }).extend({ creator: creatorId.optional() })

export const sortedOrderWish = orderWish.extend({ sort: z.enum([...saleSorts, ...shortOrderSorts]).default('-at') })

export const listOrderSales = route({
  name: 'listOrderSales',
  method: 'GET',
  path: '/api/admin/sales',
  summary:
    'The paid orders of the whole shop, fifty at a time; searched by number, e-mail address, name, product, last four digits of the card, license, or a reference of the payment',
  access: mayRead,
  query: sortedOrderWish.extend({
    /** Cursor: where the previous page ended. */
    after: listMark.optional(),
  }),
  answers: { 200: pagedList(orderSaleRow).extend(sortsByAll) },
})

export const sumOrderSales = route({
  name: 'sumOrderSales',
  method: 'GET',
  path: '/api/admin/sales/sums',
  summary: 'How many orders match, what was paid, refunded and left for the creators: by currency, and in dollars',
  access: mayRead,
  query: orderWish,
  answers: { 200: saleSums },
})

const orderChoices = z.object({
  creators: z.array(z.object({ value: z.string(), label: z.string() })),
  countries: z.array(z.string()),
})
export type OrderChoices = z.infer<typeof orderChoices>

export const getOrderChoices = route({
  name: 'getOrderChoices',
  method: 'GET',
  path: '/api/admin/sales/choices',
  summary: 'The filters of the list of orders: which creators, which countries',
  access: mayRead,
  answers: { 200: orderChoices },
})

export const exportOrderSales = route({
  name: 'exportOrderSales',
  method: 'GET',
  path: '/api/admin/sales.csv',
  summary: 'The same as CSV, all of them however many',
  access: mayRead,
  query: sortedOrderWish,
  answers: { 200: z.string() },
})

export const getOrderSale = route({
  name: 'getOrderSale',
  method: 'GET',
  path: '/api/admin/orders/{orderId}',
  summary: 'One paid order with its lines, payments, refunds, licenses and invoices',
  access: mayRead,
  params: z.object({ orderId }),
  answers: { 200: orderSale },
})
