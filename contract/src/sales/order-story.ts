import { z } from 'zod'
import { enteredAddress } from '../core/address.ts'
import { orderId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'
import { email, line, optionalLine } from '../core/text.ts'

/** The history of an order, and what staff may do about it. */

const mayRead = { staff: 'sales', level: 'read' } as const
const mayWrite = { staff: 'sales', level: 'write' } as const
const params = z.object({ orderId })

export const orderEventKinds = [
  'cart',
  'payment',
  'webhook',
  'invoice',
  'mail',
  'license',
  'activation',
  'download',
  'refund',
  'dispute',
  'staff',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

const orderEvent = z.object({
  /** Unique within the order. */
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(orderEventKinds),
  /** The event as a sentence. */
  text: z.string(),
  /** The current name of whoever did it; null for the buyer and the shop itself. */
  by: z.string().nullable(),
  /** The comment of the person who did or refused it. */
  note: z.string().nullable(),
  /** The id at the provider, or ours. */
  reference: z.string().nullable(),
  amount: money.nullable(),
  /** Whether it is a failure. */
  isBad: z.boolean(),
})
export type OrderEvent = z.infer<typeof orderEvent>

export const getOrderTimeline = route({
  name: 'getOrderTimeline',
  method: 'GET',
  path: '/api/admin/orders/{orderId}/timeline',
  summary: 'The whole story of an order, the newest first: cart, payments, webhooks, e-mails, licenses, devices, downloads, refunds, staff',
  access: mayRead,
  params,
  answers: {
    200: z.object({
      events: z.array(orderEvent),
      /** There are more events of some kind; only the newest are shown. */
      isCut: z.boolean(),
    }),
  },
})

export const resendOrderReceipt = route({
  name: 'resendOrderReceipt',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/receipt',
  summary: 'E-mails the buyer the receipt again, with the invoice that stands',
  access: mayWrite,
  params,
  answers: { 204: null },
})

export const invoiceCorrection = z.object({
  /** The number of the invoice to correct: if another one is valid by now, nothing is done. */
  standing: z.string().max(20),
  name: line(100, 'Enter a name'),
  businessName: optionalLine(200).default(null),
  email,
  address: enteredAddress,
})

export const correctInvoice = route({
  name: 'correctInvoice',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/invoice',
  summary: 'Cancels the invoice with a credit note and issues a new one with another name and address',
  access: mayWrite,
  params,
  body: invoiceCorrection,
  answers: { 201: z.object({ number: z.string(), creditNote: z.string() }) },
})

const account = z.object({ id: z.string(), name: z.string(), email: z.string(), isConfirmed: z.boolean() })

const movePreview = z.object({
  /** The current owner. */
  from: account.nullable(),
  /** null if the address has no account yet: one will be created. */
  to: account.nullable(),
  licenses: z.int(),
  /** Devices that stay activated. */
  devices: z.int(),
  subscriptions: z.int(),
  /** Why it cannot be moved there. */
  hindrance: z.string().nullable(),
})
export type MovePreview = z.infer<typeof movePreview>

export const previewOrderMove = route({
  name: 'previewOrderMove',
  method: 'GET',
  path: '/api/admin/orders/{orderId}/move',
  summary: 'What would go along if the order went to the account of an address',
  access: mayWrite,
  params,
  query: z.object({ email }),
  answers: { 200: movePreview },
})

export const orderMove = z.object({
  email,
  reason: line(200, 'Give a reason'),
  /** The owner that the caller last saw: if it has changed since, nothing is done. */
  from: z.string().max(40).nullable(),
})

export const moveOrderToAccount = route({
  name: 'moveOrderToAccount',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/move',
  summary: 'The order goes to the account of an address, with its licenses and subscriptions; both are notified',
  access: mayWrite,
  params,
  body: orderMove,
  answers: { 200: z.object({ from: account.nullable(), to: account }) },
})
