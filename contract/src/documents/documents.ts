import { z } from 'zod'
import { licenseId, orderId, prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'

/** Documents for customers: receipts with their invoices, and license certificates. */

/** A PDF, which is not JSON. */
const pdf = z.unknown()

const paper = z.object({
  id: prefixedId('ivc'),
  kind: z.enum(['Invoice', 'CreditNote']),
  number: z.string(),
  amount: money,
  at: z.iso.datetime(),
})

const receipt = z.object({
  orderId,
  orderNumber: z.string(),
  at: z.iso.datetime(),
  /** The names of the items. */
  what: z.array(z.string()),
  total: money,
  documents: z.array(paper),
})
export type Receipt = z.infer<typeof receipt>

export const listReceipts = route({
  name: 'listReceipts',
  method: 'GET',
  path: '/api/customer/receipts',
  summary: 'What the account has paid for, the newest first, fifty at a time, with its invoices and credit notes',
  access: 'signed-in',
  query: z.object({
    /** Cursor: the last one of the previous page. */
    after: orderId.optional(),
  }),
  answers: { 200: pagedList(receipt) },
})

export const getDocument = route({
  name: 'getDocument',
  method: 'GET',
  path: '/api/customer/receipts/papers/{documentId}',
  summary: 'An invoice or a credit note of the account, as PDF',
  access: 'signed-in',
  params: z.object({ documentId: prefixedId('ivc') }),
  limit: { burst: 60, perSeconds: 600 },
  answers: { 200: pdf },
})

export const getCertificate = route({
  name: 'getCertificate',
  method: 'GET',
  path: '/api/customer/inventory/licenses/{licenseId}/certificate',
  summary: 'The certificate of purchase of a license, as PDF',
  access: 'signed-in',
  params: z.object({ licenseId }),
  limit: { burst: 60, perSeconds: 600 },
  answers: { 200: pdf },
})
