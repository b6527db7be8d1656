import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

type ManualPartProps = { anchor: string; title: string; note: string; isOpen: boolean; children: ReactNode }

/**
 * A collapsed part of the manual: all of it at once would be too much to read, also for a screen reader. The anchor is inside, because
 * browsers open a collapsed part when a link leads into it.
 */
export const ManualPart = ({ anchor, title, note, isOpen, children }: ManualPartProps) => (
  <section aria-labelledby={`${anchor}-title`}>
    <details open={isOpen} className="group/part">
      <summary className="cursor-pointer list-none rounded-small [&::-webkit-details-marker]:hidden">
        <SectionHead id={`${anchor}-title`} title={title} note={note}>
          <ChevronDown size={16} aria-hidden="true" className="self-center text-ink-3 transition-transform group-open/part:rotate-180" />
        </SectionHead>
      </summary>
      <div id={anchor} className="scroll-mt-24 pt-2">
        {children}
      </div>
    </details>
  </section>
)
