import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type StatProps = {
  label: ReactNode
  value: ReactNode
  /** Compared with the period before: "+18.2%". */
  change?: ReactNode
  /** Whether the change is welcome; up is not always better. */
  trend?: 'better' | 'worse' | 'even' | undefined
  className?: string | undefined
}

const trends = { better: 'text-ok', worse: 'text-bad', even: 'text-ink-3' }

export const Stat = ({ label, value, change, trend = 'even', className }: StatProps) => (
  <div className={classes('min-w-0 soft:py-4.5 soft:pr-3 soft:pl-5.5', className)}>
    <dt className="text-14 text-ink-2">{label}</dt>
    <dd className="figures mt-1 text-28 font-semibold max-sm:text-20">{value}</dd>
    {change && <dd className={classes('figures mt-1 text-12', trends[trend])}>{change}</dd>}
  </div>
)

// Of five, one would be alone in the second row of a tablet: there they are three and two, over the full width.
const five =
  'sm:max-lg:has-[>:nth-child(5):last-child]:grid-cols-6 sm:max-lg:has-[>:nth-child(5):last-child]:*:col-span-2 sm:max-lg:has-[>:nth-child(5):last-child]:*:nth-last-[-n+2]:col-span-3'

/** Figures next to each other between two lines. */
export const Stats = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classes('overflow-hidden border-y border-line', className)}>
    <dl
      className={classes(
        '-ml-5.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] *:-mb-px *:-ml-px *:border-b *:border-l *:border-line max-sm:*:last:odd:col-span-full',
        five,
      )}
    >
      {children}
    </dl>
  </div>
)
