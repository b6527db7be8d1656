import type { ReactNode } from 'react'

/** How an index of articles opens: what this is, and the way to search it. */
export const IndexHead = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <header className="grid items-end gap-x-6 gap-y-6 pt-12 pb-12 sm:pt-18 sm:pb-16 lg:grid-cols-12">
    <h1 className="text-40 sm:text-64 lg:col-span-4">{title}</h1>
    <div className="grid gap-6 lg:col-span-8">
      <p className="max-w-[52ch] text-20 text-ink-2">{lead}</p>
      {children}
    </div>
  </header>
)
