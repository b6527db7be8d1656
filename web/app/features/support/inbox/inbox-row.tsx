import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/support/conversations.ts'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { stateLabel, stateTone } from './inbox-text.ts'

type InboxRowProps = { row: ConversationRow; to: string; isChosen: boolean; showsState: boolean }

/** One conversation of the list. The chosen one stays in view while the keys walk on. */
export const InboxRow = ({ row, to, isChosen, showsState }: InboxRowProps) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li className="border-b border-line">
      <Link
        ref={link}
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={classes(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-2 py-3 text-14 focus-visible:-outline-offset-2',
          isChosen ? 'bg-paper-2 shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-paper-2',
        )}
      >
        <b className="truncate">{row.customer.name || 'Deleted account'}</b>
        <Instant at={row.lastAt} show="ago" className="text-12 text-ink-3" />
        <span className="col-span-2 line-clamp-2 wrap-anywhere">{row.subject}</span>
        <span className="col-span-2 mt-1 flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
          {showsState && <Chip tone={stateTone[row.state]}>{stateLabel[row.state]}</Chip>}
          {row.orderNumber && <Chip>{row.orderNumber}</Chip>}
          {row.openQuestions > 0 && <Chip tone="warn">Creator asked</Chip>}
          {row.answering ? (
            <span className="text-accent-text">{row.answering.isYou ? 'You are answering' : `${row.answering.by.name} is answering`}</span>
          ) : (
            <span>{row.assignee ? row.assignee.name : 'Nobody’s'}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
