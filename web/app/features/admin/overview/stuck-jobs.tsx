import { useRef } from 'react'
import { dismissJob, getStaffOverview, maxStuckJobs, retryJob, type StuckJob } from '#contract/admin/overview.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { focusAfterwards } from '#web/ui/overlays/focus-afterwards.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

const standing = ({ state, tries }: StuckJob): string => {
  if (state === 'Running') return 'Running for more than an hour'
  if (state === 'Waiting') return 'Due for more than an hour; no worker has picked it up'
  return tries === 1 ? 'Given up after one try' : `Given up after ${tries} tries`
}

type JobRowProps = { job: StuckJob; onRetry: () => unknown; onDismiss: () => void }

const JobRow = ({ job, onRetry, onDismiss }: JobRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5">
    <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
      <b className="figures text-12 wrap-anywhere">{job.name}</b>
      {job.error && <span className="wrap-anywhere">{job.error}</span>}
      <span className="text-12 text-ink-3">
        {standing(job)} · added <Instant at={job.since} show="moment" />
      </span>
    </span>
    {job.state === 'GivenUp' && (
      <span className="flex gap-2.5">
        <Button size="small" onPress={onRetry} onFail={tellFailure} aria-label={`Try ${job.name} again`}>
          Try again
        </Button>
        <Button size="small" kind="quiet" onPress={onDismiss} aria-label={`Dismiss ${job.name}`}>
          Dismiss
        </Button>
      </span>
    )}
  </li>
)

/** Jobs that failed for good, with the error: staff retry them once the cause is fixed, or dismiss what can never succeed. */
export const StuckJobs = ({ jobs, count }: { jobs: readonly StuckJob[]; count: number }) => {
  const reread = useReread()
  const heading = useRef<HTMLHeadingElement>(null)
  const { about, isOpen, ask, close } = useAsked<StuckJob>()
  /** The row disappears with its button, so the focus moves to the list. */
  const act = async (route: typeof retryJob | typeof dismissJob, { id }: StuckJob, text: string): Promise<false> => {
    await call(route, { params: { jobId: id } }).finally(() => reread(getStaffOverview))
    toast({ kind: 'ok', text })
    focusAfterwards(() => heading.current ?? document.getElementById('content'))
    return false
  }
  return (
    <div id="stuck-jobs" className="mt-8 scroll-mt-24">
      <h3 ref={heading} tabIndex={-1} className="pb-1 text-14 font-semibold">
        Stuck jobs
      </h3>
      <ul className="text-14">
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            onRetry={() => act(retryJob, job, `${job.name} will be tried again. If it keeps failing, it will be listed here again.`)}
            onDismiss={() => ask(job)}
          />
        ))}
      </ul>
      {count > jobs.length && <p className="pt-2 text-12 text-ink-3">Only the newest {maxStuckJobs} are listed.</p>}
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={`Dismiss ${about?.name}?`}
        confirmLabel="Dismiss job"
        onConfirm={() => about && act(dismissJob, about, `${about.name} was dismissed`)}
        onFail={tellFailure}
      >
        It will never run, and this can’t be undone. The log keeps the reason why it failed.
      </ConfirmDialog>
    </div>
  )
}
