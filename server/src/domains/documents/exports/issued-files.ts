import type { Reader } from '#platform/database/database.ts'
import type { ZipEntry } from '#platform/files/zip-records.ts'
import { drawDocument } from '../draw-document.ts'
import { type Issued, listIssued, type Period } from './issued.views.ts'
import { openIssuedTable } from './issued-table.ts'

const pageSize = 50
const folders = { Invoice: 'invoices', CreditNote: 'credit-notes' } as const

async function* readIssued(db: Reader, period: Period): AsyncGenerator<Issued, void> {
  for (const kind of ['Invoice', 'CreditNote'] as const) {
    for (let index = 0; ; ) {
      const page = await listIssued(db, period, { kind, index }, pageSize)
      yield* page
      index = page.at(-1)?.index ?? index
      if (page.length < pageSize) break
    }
  }
}

/** Everything that was issued in a period, each drawn when the one before has left, and at the end a table of exactly these. */
export async function* issuedFiles(db: Reader, period: Period, now: Date): AsyncGenerator<ZipEntry, void> {
  const table = openIssuedTable()
  for await (const issued of readIssued(db, period)) {
    const name = `${folders[issued.kind]}/${issued.number}.pdf`
    table.add(issued, name)
    const { id, kind, number, cause, orderId, correctsId, content, issuedAt } = issued
    const pdf = await drawDocument({ kind: 'Invoice', invoice: { id, kind, number, cause, orderId, correctsId, content, issuedAt } })
    yield { name, at: issuedAt, bytes: pdf }
  }
  yield table.close('index.csv', now)
}
