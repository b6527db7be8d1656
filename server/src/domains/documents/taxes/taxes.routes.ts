import type { FastifyReply } from 'fastify'
import * as contract from '#contract/documents/tax-report.ts'
import { writeCsv } from '#kernel/csv.ts'
import { implement } from '#platform/http/implement.ts'
import { readOssReturn } from './oss.views.ts'
import { writeOssTable } from './oss-table.ts'
import { readTaxReport } from './tax-report.views.ts'

const head = ['Country', 'Rate', 'Invoices', 'Credit notes', 'Currency', 'Net', 'Tax', 'Net in EUR', 'Tax in EUR', 'One-Stop-Shop']

const describeCsv = (reply: FastifyReply, name: string): void => {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
}

export const taxRoutes = () => [
  implement(contract.getTaxReport, async ({ db, query, now }) => ({ status: 200, body: await readTaxReport(db, query, now) })),

  implement(contract.exportTaxReport, async ({ db, query, now, reply }) => {
    const rows = await readTaxReport(db, query, now)
    describeCsv(reply, `tax-${query.from}-${query.until}.csv`)
    const body = writeCsv(
      head,
      rows.flatMap((row) =>
        row.amounts.map(({ net, tax }, index) => [
          row.country,
          row.rate,
          index === 0 ? row.invoices : null,
          index === 0 ? row.creditNotes : null,
          net.currency,
          net.amount,
          tax.amount,
          index === 0 ? row.inEuros.net.amount : null,
          index === 0 ? row.inEuros.tax.amount : null,
          row.isOss ? 'yes' : 'no',
        ]),
      ),
    )
    return { status: 200, body }
  }),

  implement(contract.getOssReturn, async ({ db, query, now }) => ({ status: 200, body: await readOssReturn(db, query, now) })),

  implement(contract.exportOssReturn, async ({ db, query, now, reply }) => {
    describeCsv(reply, `oss-${query.year}-q${query.quarter}.csv`)
    return { status: 200, body: writeOssTable(await readOssReturn(db, query, now)) }
  }),
]
