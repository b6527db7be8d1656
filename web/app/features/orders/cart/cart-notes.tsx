import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import type { CartNote } from '../order.ts'
import { theCart } from './cart-store.ts'

const NoteText = ({ note }: { note: CartNote }) => {
  if (note.kind === 'gone') return <>{note.name} is no longer for sale.</>
  if (note.kind === 'coupon') return <>The coupon {note.code} no longer applies.</>
  return (
    <>
      {note.name}: the price of one was <Price amount={note.before} currency={note.currency} className="font-normal" /> and is now{' '}
      <Price amount={note.now} currency={note.currency} />.
    </>
  )
}

const keyOf = (note: CartNote): string => `${note.kind} ${note.kind === 'coupon' ? note.code : note.lineId}`

/** What changed since the buyer's last visit, until they dismiss it. */
export const CartNotes = ({ notes, className }: { notes: readonly CartNote[]; className?: string }) =>
  notes.length > 0 && (
    <Notice
      kind="warn"
      title="Something has changed since your last visit"
      className={className}
      action={
        <Button size="small" onPress={() => theCart().forgetNotes()}>
          Got it
        </Button>
      }
    >
      <ul className="grid gap-0.5">
        {notes.map((note) => (
          <li key={keyOf(note)}>
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </Notice>
  )
