import { useSearchParams } from 'react-router'
import { listPayoutRuns, previewPayoutRun, runColumns } from '#contract/payouts/payout-runs.ts'
import { mayRunPlatform } from '#web/features/admin/staff-access.ts'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { PayerNotice } from '#web/features/payouts/runs/payer-notice.tsx'
import { RunList } from '#web/features/payouts/runs/run-list.tsx'
import { RunPreview } from '#web/features/payouts/runs/run-preview.tsx'
import { StartRunButton } from '#web/features/payouts/runs/start-run-button.tsx'
import { StatementUpload } from '#web/features/payouts/runs/statement-upload.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { readChoice, sortIn } from '#web/ui/lists/table-query.ts'

export const handle = { query: ['show', 'after', 'runs', 'sort', 'preview'] }

export const middleware = [onlyFor(mayRunPlatform)]
export const clientMiddleware = [onlyFor(mayRunPlatform)]

const wishIn = (query: URLSearchParams) => ({
  show: readChoice(query, 'show', ['marked', 'skipped'] as const),
  after: /^[a-z0-9-]{1,60}$/.exec(query.get('after') ?? '')?.[0],
  runs: /^run_[0-9a-z]{26}$/.exec(query.get('runs') ?? '')?.[0],
})

const page = pageReads(({ url }) => {
  const { show, after, runs } = wishIn(url.searchParams)
  return {
    preview: read(previewPayoutRun, { query: { ...(show && { show }), ...(after && { after }) } }),
    runs: read(listPayoutRuns, { query: { ...(runs && { after: runs }), ...sortIn(url.searchParams, runColumns) } }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Payouts')

export default function AdminPayouts() {
  const { preview, runs } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const wish = wishIn(query)
  return (
    <>
      <PageHead title="Payouts">
        <StartRunButton />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <PayerNotice lacks={preview.payerLacks} />
        <RunPreview page={preview} show={wish.show} after={wish.after} />
        <RunList page={runs} after={wish.runs} />
        <StatementUpload />
      </div>
      {user && <ConfirmPasswordDialog email={user.email} />}
    </>
  )
}
