import { useSearchParams } from 'react-router'
import { getPayoutRun, listPayoutRuns, listRunPayouts, runPayoutColumns } from '#contract/payouts/payout-runs.ts'
import { payoutStatuses } from '#contract/payouts/payouts.ts'
import { mayRunPlatform } from '#web/features/admin/staff-access.ts'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { RunFiles } from '#web/features/payouts/runs/run-files.tsx'
import { RunPayouts } from '#web/features/payouts/runs/run-payouts.tsx'
import { RunTotals } from '#web/features/payouts/runs/run-totals.tsx'
import { StatementUpload } from '#web/features/payouts/runs/statement-upload.tsx'
import { useRunWatch } from '#web/features/payouts/runs/use-run-watch.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { readChoice, sortIn } from '#web/ui/lists/table-query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Day } from '#web/ui/texts/day.tsx'

export const handle = { query: ['q', 'status', 'sort', 'after'] }

export const middleware = [onlyFor(mayRunPlatform)]
export const clientMiddleware = [onlyFor(mayRunPlatform)]

const wishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const status = readChoice(query, 'status', payoutStatuses)
  const after = /^pyt_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0]
  return { ...(q && { q }), ...(status && { status }), ...(after && { after }) }
}

const page = pageReads(({ params, url }) => {
  const runId = params.runId ?? ''
  return {
    run: read(getPayoutRun, { params: { runId } }),
    payouts: read(listRunPayouts, {
      params: { runId },
      query: { ...wishIn(url.searchParams), ...sortIn(url.searchParams, runPayoutColumns) },
    }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
// The head is written without the visitor's language.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const meta = page.meta(({ run }) => privateHead(`Payouts of ${longDay.format(new Date(run.day))}`)())

export default function AdminPayoutRun() {
  const { run, payouts } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const reread = useReread()
  const reload = () => reread(listPayoutRuns)
  useRunWatch(run, reload)
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Payouts', to: '/admin/payouts' },
          { label: run.day, shown: <Day day={run.day} /> },
        ]}
        className="mb-4"
      />
      <PageHead
        title="Payout run"
        note={
          <>
            <Day day={run.day} />, started by {run.startedBy ?? 'the schedule'}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {run.finishedAt === null && (
          <Notice title="The run is being prepared">
            You can leave this page: it continues, even after a restart. Payouts appear below as they are created.
          </Notice>
        )}
        <RunTotals run={run} />
        <RunFiles run={run} onChange={reload} />
        <RunPayouts page={payouts} wish={wishIn(query)} onChange={reload} />
        <StatementUpload />
      </div>
      {user && <ConfirmPasswordDialog email={user.email} />}
    </>
  )
}
