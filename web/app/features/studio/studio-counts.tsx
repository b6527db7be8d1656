import { Link } from 'react-router'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import type { Studio } from './studio.ts'

const CountLink = ({ to, count }: { to: string; count: number }) => (
  <Link to={to} className="underline-offset-[0.15em] hover:underline">
    <Count of={count} />
  </Link>
)

/** What is for sale; each figure links to its list. */
export const StudioCounts = ({ counts }: Pick<Studio, 'counts'>) => (
  <Stats>
    <Stat label="Live products" value={<CountLink to="/creator/products?state=Live" count={counts.live} />} />
    <Stat label="Drafts" value={<CountLink to="/creator/products?state=Draft" count={counts.drafts} />} />
    <Stat label="Archived" value={<CountLink to="/creator/products?state=Archived" count={counts.archived} />} />
    <Stat label="Bundles" value={<CountLink to="/creator/bundles" count={counts.bundles} />} />
    <Stat label="Sales running" value={<Count of={counts.salesOn} />} />
  </Stats>
)
