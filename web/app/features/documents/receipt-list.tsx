import FileText from 'lucide-react/icons/file-text'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/core/route.ts'
import { getDocument, listReceipts, type Receipt } from '#contract/documents/documents.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const kinds = { Invoice: 'Invoice', CreditNote: 'Credit note' } as const

const ReceiptRow = ({ receipt }: { receipt: Receipt }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_auto_minmax(12rem,auto)] md:items-center">
    <div className="grid min-w-0 gap-1">
      <span className="font-semibold wrap-anywhere">{receipt.what.join(', ') || 'Order'}</span>
      <span className="text-14 text-ink-2">
        <span className="figures">{receipt.orderNumber}</span> · <Instant at={receipt.at} /> ·{' '}
        <Link to={`/support?order=${receipt.orderId}#contact`} className="link">
          Problem with this order?
        </Link>
      </span>
    </div>
    <Price amount={receipt.total.amount} currency={receipt.total.currency} exact className="text-14" />
    <div className="flex flex-wrap gap-2.5 max-md:col-span-2 md:justify-end">
      {receipt.documents.map((entry) => (
        <ButtonLink
          key={entry.id}
          to={addressOf(getDocument, { params: { documentId: entry.id } })}
          reloadDocument
          download
          size="small"
          icon={<FileText size={15} aria-hidden="true" />}
          aria-label={`${kinds[entry.kind]} ${entry.number} as PDF`}
        >
          {kinds[entry.kind]} <span className="figures font-normal">{entry.number}</span>
        </ButtonLink>
      ))}
    </div>
  </li>
)

type ReceiptListProps = { first: AnswerOf<typeof listReceipts>; search: string }

/** Orders with their documents; more are loaded on request. */
export const ReceiptList = ({ first, search }: ReceiptListProps) => {
  const { parts, hasMore, readMore } = useMore<typeof listReceipts>(first, (known) => {
    const last = known.at(-1)
    return last?.hasMore ? read(listReceipts, { query: { after: last.items.at(-1)?.orderId } }) : undefined
  })
  const shown = parts.flatMap(({ items }) => items).filter((receipt) => fitsSearch(search, receipt.orderNumber, ...receipt.what))
  return (
    <>
      {shown.length === 0 ? (
        <p className="py-8 text-ink-2">No receipts match “{search}”.</p>
      ) : (
        <ul>
          {shown.map((receipt) => (
            <ReceiptRow key={receipt.orderId} receipt={receipt} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className="mt-6" onPress={readMore} onFail={tellFailure}>
          Show older
        </Button>
      )}
    </>
  )
}
