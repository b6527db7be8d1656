import type { ReactNode } from 'react'
import type { StaffOverview } from '#contract/admin/overview.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { DataChecks } from './data-checks.tsx'
import { StuckJobs } from './stuck-jobs.tsx'

type HealthData = NonNullable<StaffOverview['health']>

const RouteList = ({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) => (
  <div>
    <h3 className="pb-1 text-14 font-semibold">{title}</h3>
    {children.length === 0 ? <p className="py-2 text-14 text-ink-2">{empty}</p> : <ul className="text-14">{children}</ul>}
  </div>
)

const RouteRow = ({ route, children }: { route: string; children: ReactNode }) => (
  <li className="grid items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
    <span className="figures min-w-0 text-12 wrap-anywhere">{route}</span>
    <span className="text-ink-2 tabular-nums">{children}</span>
  </li>
)

const Share = ({ part, all }: { part: number; all: number }) => (
  <>
    <Count of={part} /> of <Count of={all} />
  </>
)

/** How the server does: errors and slow pages of the last day, and the jobs in the queue. */
export const Health = ({ health, stuckCount }: { health: HealthData; stuckCount: number }) => {
  const { requests, errors, failing, slow, queue, stuck, checks } = health
  return (
    <section aria-labelledby="health">
      <SectionHead id="health" title="The server, last 24 hours" className="pb-3" />
      <Stats>
        <Stat label="Requests" value={<Count of={requests} />} />
        <Stat label="Errors" value={<Count of={errors} />} />
        <Stat label="Jobs due" value={<Count of={queue.waiting} />} />
        <Stat label="Retried" value={<Count of={queue.retrying} />} />
      </Stats>
      {queue.oldestAt && (
        <p className="mt-2 text-12 text-ink-3">
          The oldest job has been due since <Instant at={queue.oldestAt} show="moment" />.
        </p>
      )}
      {stuck.length > 0 && <StuckJobs jobs={stuck} count={stuckCount} />}
      {checks.length > 0 && <DataChecks checks={checks} />}
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <RouteList title="Slow" empty="Nothing took longer than a second.">
          {slow.map((one) => (
            <RouteRow key={one.route} route={one.route}>
              <Share part={one.slow} all={one.requests} />, longest {(one.longest / 1000).toFixed(1)} s
            </RouteRow>
          ))}
        </RouteList>
        <RouteList title="Failing" empty="Nothing failed.">
          {failing.map((one) => (
            <RouteRow key={one.route} route={one.route}>
              <Share part={one.errors} all={one.requests} />
            </RouteRow>
          ))}
        </RouteList>
      </div>
    </section>
  )
}
