import { z } from 'zod'
import { licenseId, prefixedId, productId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'
import { licenseCauses } from '../licensing/inventory.ts'
import { activationId, activationMethod } from '../licensing/licensing.ts'
import { listMark } from './sale-wish.ts'
import { saleRow } from './sales.ts'

/** A creator's customers, and what they bought from this creator. Their other purchases are not visible. */

const mayRead = { creator: 'sales', level: 'read' } as const

export const customerColumns = ['name', 'last', 'sales', 'spent'] as const

const customerSort = sortBy(customerColumns)
export type CustomerSort = z.infer<typeof customerSort>

const customerId = prefixedId('usr')

const customerRow = z.object({
  id: customerId,
  name: z.string(),
  /** The email address of the newest sale. */
  email: z.string(),
  sales: z.number().int(),
  /** Payments minus refunds, in dollars at the rate of each day. */
  spent: money,
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Subscribed to this creator's newsletter, and confirmed. */
  wantsMail: z.boolean(),
})
export type CustomerRow = z.infer<typeof customerRow>

const customerLicense = z.object({
  id: licenseId,
  productId,
  productName: z.string(),
  status: z.enum(['Active', 'Revoked']),
  isOver: z.boolean(),
  cause: z.enum(licenseCauses),
  seats: z.number().int(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Devices with a seat. */
  devices: z.array(z.object({ id: activationId, name: z.string(), method: activationMethod, since: z.iso.datetime() })),
})
export type CustomerLicense = z.infer<typeof customerLicense>

const customer = customerRow.extend({
  spentByCurrency: z.array(money),
  /** The creator's products that they have a license for. */
  owns: z.array(z.object({ id: productId, name: z.string() })),
  licenses: z.array(customerLicense),
  /** The newest fifty. */
  newestSales: z.array(saleRow),
})
export type Customer = z.infer<typeof customer>

export const listCustomers = route({
  name: 'listCustomers',
  method: 'GET',
  path: '/api/creator/customers',
  summary: 'Who bought from the active creator, fifty at a time; searched by name or e-mail address',
  access: mayRead,
  query: z.object({
    q: z.string().trim().max(100).optional(),
    sort: customerSort.default('-last'),
    after: listMark.optional(),
  }),
  answers: { 200: pagedList(customerRow) },
})

export const getCustomer = route({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/creator/customers/{customerId}',
  summary: 'One customer of the active creator: what they own and spent there, and their licenses with the devices',
  access: mayRead,
  params: z.object({ customerId }),
  answers: { 200: customer },
})

export const exportMailingList = route({
  name: 'exportMailingList',
  method: 'GET',
  path: '/api/creator/mailing-list.csv',
  summary: 'The addresses that asked for the active creator’s newsletter and confirmed it; nobody else’s',
  access: mayRead,
  answers: { 200: z.string() },
})

export const resendReceipt = route({
  name: 'resendReceipt',
  method: 'POST',
  path: '/api/creator/sales/{saleId}/receipt',
  summary: 'Sends the receipt of a sale again, to the address it was sent to, with the way to the licenses',
  access: { creator: 'sales', level: 'write' },
  params: z.object({ saleId: prefixedId('sal') }),
  limit: { burst: 20, perSeconds: 3600 },
  answers: { 204: null },
})
