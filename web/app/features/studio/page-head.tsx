import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  /** A short text or figure next to the title. */
  note?: ReactNode
  /** The actions of the page, the main one last. */
  children?: ReactNode
}

/** The head of a page of the studio. */
export const PageHead = ({ title, note, children }: PageHeadProps) => (
  <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="text-28">{title}</h1>
      {note && <span className="text-14 text-ink-2">{note}</span>}
    </div>
    {children && <div className="flex flex-wrap items-center gap-2.5">{children}</div>}
  </div>
)
