import type { ConversationRow } from '#contract/support/conversations.ts'
import { Chip } from '#web/ui/chip.tsx'
import { QueueRow } from '#web/ui/lists/queue-row.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { stateLabel, stateTone } from './inbox-text.ts'

type InboxRowProps = { row: ConversationRow; to: string; isChosen: boolean; showsState: boolean }

/** One conversation of the list. */
export const InboxRow = ({ row, to, isChosen, showsState }: InboxRowProps) => (
  <QueueRow to={to} isChosen={isChosen} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
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
        <span>{row.assignee ? row.assignee.name : 'Unassigned'}</span>
      )}
    </span>
  </QueueRow>
)
