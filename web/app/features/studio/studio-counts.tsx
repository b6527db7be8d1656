import { Link } from 'react-router'
import { Stat, Stats } from '#web/ui/stat.tsx'
import type { Studio } from './studio.ts'

const Count = ({ to, count }: { to: string; count: number }) => (
  <Link to={to} className="underline-offset-[0.15em] hover:underline">
    {count}
  </Link>
)

/** What is for sale; each figure links to its list. */
export const StudioCounts = ({ counts }: Pick<Studio, 'counts'>) => (
  <Stats>
    <Stat label="Live products" value={<Count to="/creator/products?state=Live" count={counts.live} />} />
    <Stat label="Drafts" value={<Count to="/creator/products?state=Draft" count={counts.drafts} />} />
    <Stat label="Archived" value={<Count to="/creator/products?state=Archived" count={counts.archived} />} />
    <Stat label="Bundles" value={<Count to="/creator/bundles" count={counts.bundles} />} />
    <Stat label="Sales running" value={counts.salesOn} />
  </Stats>
)
