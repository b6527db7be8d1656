import { useSearchParams } from 'react-router'
import { exportTaxReport, getOssReturn, getTaxReport } from '#contract/documents/tax-report.ts'
import { OssSection } from '#web/features/documents/books/oss-section.tsx'
import { TaxTable } from '#web/features/documents/books/tax-table.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { PeriodBar } from '#web/ui/lists/period-bar.tsx'
import { quarterOf, readPeriod } from '#web/ui/lists/periods.ts'

export const handle = { query: ['from', 'until', 'taxes', 'supplies', 'corrections'] }

const page = pageReads(({ url }) => {
  const period = readPeriod(url.searchParams, new Date())
  return {
    rows: read(getTaxReport, { query: period }),
    // The form is for a quarter: the one in which the period ends.
    oss: read(getOssReturn, { query: quarterOf(new Date(`${period.until}T00:00:00Z`)) }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Taxes')

export default function AdminTaxes() {
  const { rows, oss } = page.useData()
  const [query] = useSearchParams()
  const now = new Date()
  const period = readPeriod(query, now)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <section aria-labelledby="report">
        <PeriodBar key={`${period.from} ${period.until}`} period={period} now={now} />
        <SectionHead id="report" title="By country and rate" className="items-center pb-1">
          {rows.length > 0 && <CsvLink to={addressOf(exportTaxReport, { query: period })} label="Taxes of the period as CSV" />}
        </SectionHead>
        <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
          From the invoices of the period less its credit notes. Euros are at the rates of the period’s last day.
        </p>
        {rows.length > 0 ? <TaxTable rows={rows} /> : <p className="text-14 text-ink-2">Nothing was invoiced in this period.</p>}
      </section>
      <OssSection oss={oss} />
    </div>
  )
}
