import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Count } from '#web/ui/texts/count.tsx'

/** A value of a filter: how many results it would leave, and the search with or without it. */
export type Choice = { label: string; count: number | undefined; isChosen: boolean; to: string }

export const ChoiceLink = ({ label, count, isChosen, to }: Choice) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'group flex min-h-8.5 items-center gap-2.5 rounded text-14 hover:text-ink',
        isChosen ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      <span
        className={classes(
          'grid size-4 shrink-0 place-items-center rounded-small border',
          isChosen ? 'border-ink bg-ink text-paper' : 'border-edge group-hover:border-ink-2',
        )}
      >
        {isChosen && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      </span>
      {label}
      <span className="figures ml-auto font-normal text-ink-3">{count !== undefined && <Count of={count} />}</span>
    </Link>
  </li>
)
