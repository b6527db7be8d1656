import { exportLedger } from '#contract/ledger/books.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { PeriodBar } from '#web/ui/lists/period-bar.tsx'
import type { Period } from '#web/ui/lists/periods.ts'

/** All entries of a period, as an accountant needs them. */
export const LedgerExport = ({ period, now }: { period: Period; now: Date }) => (
  <section aria-labelledby="export">
    <SectionHead id="export" title="For the accountant" className="items-center pb-1">
      <CsvLink to={addressOf(exportLedger, { query: period })} label="Ledger of the period as CSV" />
    </SectionHead>
    <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
      One line for each line of the ledger, the oldest first, with its entry, day, kind, cause, order or payout, account, creator, currency
      and amount. Days are counted in UTC. Amounts sum to zero in every currency.
    </p>
    <PeriodBar key={`${period.from} ${period.until}`} period={period} now={now} />
  </section>
)
