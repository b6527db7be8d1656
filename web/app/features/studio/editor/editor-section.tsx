import type { ReactNode } from 'react'

type EditorSectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** One part of the editor: a hairline, a heading to jump to, its fields. */
export const EditorSection = ({ id, title, note, children }: EditorSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-36 border-t border-line pt-5 pb-11 first:border-t-0 first:pt-0">
    <div className="mb-5 grid gap-1.5">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      {note && <p className="max-w-[43.5em] text-14 text-ink-2">{note}</p>}
    </div>
    {children}
  </section>
)
