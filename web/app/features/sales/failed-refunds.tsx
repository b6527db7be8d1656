import { Link } from 'react-router'
import type { FailedRefund } from '#contract/payments/refunds.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** Money that belongs to a buyer and did not arrive: it waits for a person. */
export const FailedRefunds = ({ refunds }: { refunds: readonly FailedRefund[] }) =>
  refunds.length > 0 && (
    <Notice kind="bad" title={refunds.length === 1 ? 'A refund failed' : `${refunds.length} refunds failed`} className="mb-6">
      <p>Open the order and refund it again, or pay the buyer another way.</p>
      <ul className="mt-2 grid gap-1.5">
        {refunds.map(({ id, orderId, orderNumber, customer, amount, failedAt, returnedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            {orderNumber ? (
              <Link to={`/admin/sales/${orderId}`} className="figures font-semibold underline">
                {orderNumber}
              </Link>
            ) : (
              <span>A late payment</span>
            )}
            <Price {...amount} exact />
            <span className="min-w-0 wrap-anywhere">{customer}</span>
            <span className="text-ink-2">
              {returnedAt ? 'sent back on ' : 'refused on '}
              <Instant at={failedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
