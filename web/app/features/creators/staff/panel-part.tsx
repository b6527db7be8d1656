import { type ReactNode, useId } from 'react'

/** One part of the panel next to a list. */
export const PanelPart = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-16">
          {title}
        </h3>
        {note && <span className="text-14 text-ink-2">{note}</span>}
      </div>
      {children}
    </section>
  )
}
