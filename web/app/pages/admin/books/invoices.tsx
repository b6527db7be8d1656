import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { exportInvoices, sumInvoices } from '#contract/documents/invoice-export.ts'
import { InvoiceSums } from '#web/features/documents/books/invoice-sums.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PeriodBar } from '#web/ui/lists/period-bar.tsx'
import { readPeriod } from '#web/ui/lists/periods.ts'

export const handle = { query: ['from', 'until'] }

const page = pageReads(({ url }) => ({ sums: read(sumInvoices, { query: readPeriod(url.searchParams, new Date()) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Invoices')

export default function AdminInvoices() {
  const { sums } = page.useData()
  const [query] = useSearchParams()
  const now = new Date()
  const period = readPeriod(query, now)
  const count = sums.reduce((total, sum) => total + sum.count, 0)
  return (
    <>
      <PeriodBar key={`${period.from} ${period.until}`} period={period} now={now} />
      {count === 0 ? (
        <EmptyState title="Nothing was issued in this period">Choose another quarter, or other days.</EmptyState>
      ) : (
        <>
          <InvoiceSums sums={sums} />
          <div className="mt-6 grid justify-items-start gap-2">
            <ButtonLink
              to={addressOf(exportInvoices, { query: period })}
              reloadDocument
              download
              kind="go"
              icon={<Download size={16} aria-hidden="true" />}
            >
              Download ZIP
            </ButtonLink>
            <p className="max-w-[43.5em] text-14 text-ink-2">
              Every document as a PDF, with a table. They are created as they download, so long periods take a while: about a thousand a
              minute.
            </p>
          </div>
        </>
      )}
    </>
  )
}
