import type { ReactNode } from 'react'
import { ListSearch } from './list-search.tsx'

/** The bar above a list: its search, and the filters next to it. */
export const ListBar = ({ searchLabel, children }: { searchLabel: string; children: ReactNode }) => (
  <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
    <ListSearch label={searchLabel} className="sm:max-w-72" />
    {children}
  </div>
)
