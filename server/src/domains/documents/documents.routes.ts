import * as contract from '#contract/documents/documents.ts'
import { refuse } from '#kernel/refusal.ts'
import { describePdf } from '#platform/http/describe-pdf.ts'
import { implement } from '#platform/http/implement.ts'
import { findCertificate } from './certificate.views.ts'
import { drawDocument } from './draw-document.ts'
import { findInvoice } from './invoices/invoice.views.ts'
import { isOwnOrder, listReceipts, type SummarizeOrders } from './receipt.views.ts'

export const documentRoutes = ({ summarizeOrders }: { summarizeOrders: SummarizeOrders }) => [
  implement(contract.listReceipts, async ({ db, visitor, query }) => ({
    status: 200,
    body: visitor.user.confirmedAccount
      ? await listReceipts(db, summarizeOrders, visitor.userId, query.after)
      : { items: [], hasMore: false, next: null },
  })),

  implement(contract.getDocument, async ({ db, visitor, params, reply }) => {
    const found = visitor.user.confirmedAccount ? await findInvoice(db, params.documentId) : undefined
    const invoice = found && (await isOwnOrder(db, visitor.userId, found.orderId)) ? found : refuse('not-found')
    const pdf = await drawDocument({ kind: 'Invoice', invoice })
    describePdf(reply, `${invoice.number}.pdf`)
    return { status: 200, body: pdf }
  }),

  implement(contract.getCertificate, async ({ db, visitor, params, reply }) => {
    const certificate = (await findCertificate(db, visitor.userId, params.licenseId)) ?? refuse('not-found')
    const pdf = await drawDocument({ kind: 'Certificate', certificate })
    describePdf(reply, `${certificate.product} certificate.pdf`)
    return { status: 200, body: pdf }
  }),
]
