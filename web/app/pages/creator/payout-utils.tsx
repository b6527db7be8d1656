import { getEarningTerms } from '#contract/payouts/earning-terms.ts'
import { EarningsCalculator } from '#web/features/payouts/tools/earnings-calculator.tsx'
import { NumberChecker } from '#web/features/payouts/tools/number-checker.tsx'
import { StatementExport } from '#web/features/payouts/tools/statement-export.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'

const page = pageReads(() => ({ terms: read(getEarningTerms, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Payout tools')

export default function CreatorPayoutUtils() {
  const { terms } = page.useData()
  // The periods depend on today's date, and the server's is not always the visitor's.
  const isAlive = useIsAlive()
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Payouts', to: '/creator/payouts' }, { label: 'Tools' }]} className="mb-4" />
      <PageHead title="Payout tools" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <EarningsCalculator terms={terms} />
        <NumberChecker />
        {isAlive && <StatementExport now={new Date()} />}
      </div>
    </StudioFrame>
  )
}
