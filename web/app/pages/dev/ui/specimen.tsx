import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

type ChapterProps = { id: string; title: string; note: string; children: ReactNode }

/** One group of components. */
export const Chapter = ({ id, title, note, children }: ChapterProps) => (
  <section aria-labelledby={id} className="mb-20">
    <SectionHead id={id} title={title} note={note} className="scroll-mt-6 pb-2" />
    <div className="divide-y divide-line">{children}</div>
  </section>
)

type SpecimenProps = { name: string; note?: string; children: ReactNode; stack?: boolean }

/** One component in its states: its name in the margin, the component next to it. */
export const Specimen = ({ name, note, children, stack = false }: SpecimenProps) => (
  <div className="grid items-start gap-x-8 gap-y-4 py-7 md:grid-cols-[148px_minmax(0,1fr)]">
    <div>
      <h3 className="font-mono text-14 font-medium tracking-normal">{name}</h3>
      {note && <p className="mt-1.5 text-12 text-ink-3">{note}</p>}
    </div>
    <div className={classes('min-w-0', stack ? 'grid grid-cols-[minmax(0,1fr)] gap-5' : 'flex flex-wrap items-center gap-2.5')}>
      {children}
    </div>
  </div>
)
