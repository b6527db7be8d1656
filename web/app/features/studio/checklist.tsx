import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router'
import type { ChecklistItem } from '#contract/studio/studio.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Studio } from './studio.ts'

const texts: Readonly<Record<ChecklistItem['what'], { label: string; why: string }>> = {
  profile: { label: 'Profile', why: 'A logo, a tagline and a short text, shown on all your pages.' },
  terms: { label: 'Terms', why: 'Nothing goes live until they are signed.' },
  'payout-account': { label: 'Payout account', why: 'Where we send your earnings.' },
  'business-details': { label: 'Business details', why: 'Name and address for your statements.' },
  'first-product': { label: 'First product', why: 'What you sell, with its price and its page.' },
  'first-release': { label: 'First release', why: 'The files your customers get. We review them first.' },
}

/** Without the tasks that the checklist already shows. */
export const withoutChecklistTasks = (tasks: Studio['tasks']): Studio['tasks'] =>
  tasks.filter(({ what }) => !['terms', 'logo', 'tagline', 'first-product'].includes(what))

/** What is left to do before the first sale. Items are ticked automatically. */
export const Checklist = ({ items }: { items: readonly ChecklistItem[] }) => {
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="checklist">
      <SectionHead id="checklist" title="Set up your shop" note={`${done} of ${items.length}`} className="pb-2" />
      <ProgressBar label="Done" labelHidden value={done / items.length} className="mb-2" />
      <ul className="text-14">
        {items.map(({ what, isDone, to }) => (
          <li key={what} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5">
            {isDone ? (
              <CircleCheck size={18} aria-hidden="true" className="mt-px text-ok" />
            ) : (
              <Circle size={18} aria-hidden="true" className="mt-px text-ink-3" />
            )}
            <span className="min-w-0">
              {isDone ? (
                <span className="text-ink-2">
                  {texts[what].label}
                  <VisuallyHidden>, done</VisuallyHidden>
                </span>
              ) : (
                <>
                  <Link to={to} className="link font-semibold">
                    {texts[what].label}
                  </Link>
                  <span className="block text-ink-2">{texts[what].why}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
