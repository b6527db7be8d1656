import { Link } from 'react-router'
import type { BookEntry } from '#contract/ledger/books.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { causeOf } from './book-text.ts'

/** What an entry is about and what caused it. */
export const EntryFacts = ({ entry }: { entry: BookEntry }) => {
  const cause = causeOf(entry)
  return (
    <DescriptionList
      items={[
        { term: 'Entered', detail: <Instant at={entry.at} show="moment" /> },
        {
          term: 'Cause',
          detail: cause ? (
            <Link to={cause.to} className="link">
              {cause.label}
            </Link>
          ) : (
            'No order and no payout'
          ),
        },
        { term: 'Reference', detail: <span className="figures wrap-anywhere">{entry.reference}</span> },
        { term: 'Entry', detail: <span className="figures wrap-anywhere">{entry.id}</span> },
      ]}
    />
  )
}
