import { getStaffOverview, maxStuckJobs, retryJob, type StuckJob } from '#contract/admin/overview.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

const standing = ({ state, tries }: StuckJob): string => {
  if (state === 'Running') return 'Running for more than an hour'
  if (state === 'Waiting') return 'Due for more than an hour, and no worker takes it'
  return tries === 1 ? 'Given up after one try' : `Given up after ${tries} tries`
}

/** Work that the shop gave up, with why: whoever has mended the cause has it done again. */
export const StuckJobs = ({ jobs }: { jobs: readonly StuckJob[] }) => {
  const reread = useReread()
  const retry = async ({ id, name }: StuckJob): Promise<false> => {
    await call(retryJob, { params: { jobId: id } }).finally(() => reread(getStaffOverview))
    toast({ kind: 'ok', text: `${name} is tried again. If it keeps failing, it comes back here.` })
    return false
  }
  return (
    <div id="stuck-jobs" className="mt-8 scroll-mt-24">
      <h3 className="pb-1 text-14 font-semibold">Stuck jobs</h3>
      <ul className="text-14">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5">
            <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
              <b className="figures text-12 wrap-anywhere">{job.name}</b>
              {job.error && <span className="wrap-anywhere">{job.error}</span>}
              <span className="text-12 text-ink-3">
                {standing(job)}, added <Instant at={job.since} show="moment" />
              </span>
            </span>
            {job.state === 'GivenUp' && (
              <Button size="small" onPress={() => retry(job)} onFail={tellFailure} aria-label={`Try ${job.name} again`}>
                Try again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {jobs.length === maxStuckJobs && <p className="pt-2 text-12 text-ink-3">Only the oldest {maxStuckJobs} are listed.</p>}
    </div>
  )
}
