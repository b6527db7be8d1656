import { z } from 'zod'
import { orderId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** Evidence for a bank when a buyer disputes a payment. */
export const getOrderEvidence = route({
  name: 'getOrderEvidence',
  method: 'GET',
  path: '/api/admin/orders/{orderId}/evidence.pdf',
  summary: 'Everything about one order that supports it, as one PDF: consent, networks, e-mails, downloads, activations, invoices',
  access: { staff: 'sales', level: 'write' },
  params: z.object({ orderId }),
  answers: { 200: z.unknown() },
})
