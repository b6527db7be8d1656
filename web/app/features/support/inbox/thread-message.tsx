import type { ConversationMessage } from '#contract/support/conversations.ts'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const looks: Readonly<Record<ConversationMessage['kind'], string>> = {
  Asked: 'border-line-strong',
  Answered: 'border-accent',
  Note: 'border-warn/50 bg-paper-2',
  Automatic: 'border-line text-ink-2',
}

const whoOf = ({ kind, by, channel }: ConversationMessage, customer: string): string => {
  if (kind === 'Answered') return by?.name || 'Support'
  if (kind === 'Note') return `${by?.name || 'Support'}, note for colleagues`
  return channel === 'Hand' ? `${customer}, entered by ${by?.name || 'support'}` : customer
}

/** One message as plain text: incoming email is never shown as HTML. */
export const ThreadMessage = ({ message, customer }: { message: ConversationMessage; customer: string }) => (
  <li className={classes('grid grid-cols-[minmax(0,1fr)] gap-2 border-l-2 py-1 pl-4', looks[message.kind])}>
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14">
      <b className="wrap-anywhere">{whoOf(message, customer)}</b>
      {message.kind === 'Automatic' && <Chip>Automatic reply</Chip>}
      <span className="text-12 text-ink-3">
        {message.channel === 'Mail' && 'by e-mail, '}
        <Instant at={message.at} show="moment" />
      </span>
    </p>
    {message.claimedFrom && (
      <p className="text-14 text-warn">
        Claims to be from <span className="wrap-anywhere">{message.claimedFrom}</span>, which is not the customer’s address.
      </p>
    )}
    <p className="max-w-[48em] whitespace-pre-line wrap-anywhere">
      {message.body || <span className="text-ink-3">No text, or it was deleted with the account.</span>}
    </p>
    {message.quoted && (
      <Fold label="Quoted text">
        <p className="mt-2 max-w-[48em] border-l border-line pl-3 whitespace-pre-line wrap-anywhere text-ink-2">{message.quoted}</p>
      </Fold>
    )}
    {message.leftOut.length > 0 && (
      <p className="text-14 text-ink-2 wrap-anywhere">Left out: {message.leftOut.join(', ')}. Ask for a link if you need it.</p>
    )}
  </li>
)
