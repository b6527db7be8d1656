import type { ReactNode } from 'react'

/** The head of an index of articles: what it is, and its search. */
export const IndexHead = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <header className="@container">
    <div className="grid items-end gap-6 pt-12 pb-12 @min-[62rem]:grid-cols-12 @min-[62rem]:pt-18 @min-[62rem]:pb-16">
      <h1 className="text-40 @min-[62rem]:col-span-4 @min-[62rem]:text-64">{title}</h1>
      <div className="grid gap-6 @min-[62rem]:col-span-8">
        <p className="max-w-[35em] text-20 text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  </header>
)
