import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { exportEarnings } from '#contract/payouts/payout-statements.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { type ExportPeriod, faultOfPeriod, usualPeriods } from './export-period.ts'

/** Everything earned in a period as a table, whether it was paid out or not. */
export const StatementExport = ({ now }: { now: Date }) => {
  const usual = usualPeriods(now)
  const [period, setPeriod] = useState<ExportPeriod>(usual[0]?.period ?? { from: '', until: '' })
  const fault = faultOfPeriod(period)
  return (
    <section aria-labelledby="export">
      <SectionHead id="export" title="Earnings for a period" className="pb-1" />
      <p className="mb-5 max-w-[43.5em] text-14 text-ink-2">
        One line for every sale, refund and dispute, with gross, discount, tax, fee, net and the payout it went into. Days are counted in
        UTC. The statement of a single payout is on its own page.
      </p>
      <div className="grid max-w-140 gap-5">
        <div className="flex flex-wrap gap-2.5">
          {usual.map(({ label, period: chosen }) => (
            <Button key={label} size="small" onPress={() => setPeriod(chosen)}>
              {label}
            </Button>
          ))}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <DayInput
            label="First day"
            value={period.from}
            onChange={({ target }) => setPeriod({ ...period, from: target.value })}
            error={fault}
          />
          <DayInput label="Last day" value={period.until} onChange={({ target }) => setPeriod({ ...period, until: target.value })} />
        </div>
        <div>
          {fault ? (
            <Button disabled>Download CSV</Button>
          ) : (
            <ButtonLink
              to={addressOf(exportEarnings, { query: period })}
              reloadDocument
              download
              kind="go"
              icon={<Download size={16} aria-hidden="true" />}
            >
              Download CSV
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
