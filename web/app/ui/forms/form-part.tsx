import type { ReactNode } from 'react'

/** One part of a form: a line, its title, its fields. */
export const FormPart = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-5 border-t border-line pt-5 pb-9">
    <legend className="sr-only">{title}</legend>
    <div className="grid gap-1">
      <h2 className="text-20">{title}</h2>
      {note && <p className="max-w-[40em] text-14 text-ink-2">{note}</p>}
    </div>
    {children}
  </fieldset>
)
