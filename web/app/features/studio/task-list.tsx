import CircleCheck from 'lucide-react/icons/circle-check'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import type { Studio } from './studio.ts'

/** Open tasks, each with a link. */
export const TaskList = ({ tasks, checklist }: Pick<Studio, 'tasks' | 'checklist'>) => (
  <section aria-labelledby="needs-you">
    <SectionHead id="needs-you" title="Needs attention" note={tasks.length || undefined} className="pb-2" />
    {tasks.length === 0 ? (
      <p className="flex items-center gap-2.5 py-2 text-14 text-ink-2">
        <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-ok" />
        {checklist ? 'Nothing else to do.' : 'Nothing to do.'}
      </p>
    ) : (
      <ul className="text-14">
        {tasks.map(({ what, words: text, to }) => (
          <li key={`${what} ${to}`} className="flex items-center justify-between gap-4 border-b border-line py-2.5">
            <span className="min-w-0">{text}</span>
            <ButtonLink to={to} size="small" aria-label={`Open: ${text}`}>
              Open
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
  </section>
)
