import type { ReactNode } from 'react'
import { ListSearch } from './list-search.tsx'

/** What stands above a list: its search, and the filters beside it. */
export const ListBar = ({ searchLabel, children }: { searchLabel: string; children: ReactNode }) => (
  <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
    <ListSearch label={searchLabel} className="sm:max-w-72" />
    {children}
  </div>
)
