import type { ReactNode } from 'react'

type ChapterProps = { id: string; number: string; title: string; children: ReactNode; aside?: ReactNode }

/** One feature of the shop: the text at the left, an example at the right. */
export const Chapter = ({ id, number, title, children, aside }: ChapterProps) => (
  <section aria-labelledby={id} className="grid gap-x-6 gap-y-6 border-t border-line pt-5 pb-14 lg:grid-cols-12">
    <div className="grid grid-cols-[auto_1fr] content-start gap-x-4 lg:col-span-6">
      <span aria-hidden="true" className="figures pt-1.5 text-14 text-ink-3">
        {number}
      </span>
      <div>
        <h2 id={id} className="max-w-[15em] text-28">
          {title}
        </h2>
        <div className="mt-4 grid max-w-[33.5em] gap-3 text-ink-2">{children}</div>
      </div>
    </div>
    {aside && <div className="min-w-0 lg:col-span-5 lg:col-start-8">{aside}</div>}
  </section>
)
