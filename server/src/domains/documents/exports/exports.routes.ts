import * as contract from '#contract/documents/invoice-export.ts'
import { implement } from '#platform/http/implement.ts'
import { streamZip } from '#platform/http/stream-zip.ts'
import { sumIssued } from './issued.views.ts'
import { issuedFiles } from './issued-files.ts'

export const invoiceExportRoutes = () => [
  implement(contract.sumInvoices, async ({ db, query }) => ({ status: 200, body: await sumIssued(db, query) })),

  implement(contract.exportInvoices, async ({ db, query, now, reply }) => ({
    status: 200,
    body: await streamZip(reply, `invoices-${query.from}-${query.until}.zip`, issuedFiles(db, query, now)),
  })),
]
