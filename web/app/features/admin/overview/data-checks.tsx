import type { StaffOverview } from '#contract/admin/overview.ts'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type Check = NonNullable<StaffOverview['health']>['checks'][number]

/** Violated invariants of the data, each with some examples. They are checked every hour, and disappear once they hold. */
export const DataChecks = ({ checks }: { checks: readonly Check[] }) => (
  <div id="data-checks" className="mt-8 scroll-mt-24">
    <h3 className="pb-1 text-14 font-semibold">Data checks that failed</h3>
    <p className="text-14 text-ink-2">
      Checked every hour. <code className="figures text-12">npm run invariants</code> lists every violation.
    </p>
    <ul className="text-14">
      {checks.map(({ promise, violations, examples, since }) => (
        <li key={promise} className="grid gap-0.5 border-b border-line py-2.5">
          <b className="first-letter:uppercase">
            {promise}:{' '}
            {violations === 1 ? (
              'one violation'
            ) : (
              <>
                <Count of={violations} /> violations
              </>
            )}
          </b>
          <span className="figures text-12 wrap-anywhere">{examples.join(', ') + (violations > examples.length ? ', …' : '')}</span>
          <span className="text-12 text-ink-3">
            Since <Instant at={since} show="moment" />
          </span>
        </li>
      ))}
    </ul>
  </div>
)
