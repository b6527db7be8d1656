import { useState } from 'react'
import { listSubscriptionPayments } from '#contract/subscriptions/subscriptions.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** The payments of a subscription, loaded when the list is opened. */
export const PaymentHistory = ({ subscriptionId, className }: { subscriptionId: string; className?: string }) => {
  const [isAsked, setAsked] = useState(false)
  const wanted = read(listSubscriptionPayments, { params: { subscriptionId } })
  const { data: payments, error, isFetching, refetch } = useRead(wanted, { enabled: isAsked })
  const failure = error && !isFetching ? failureMessage(error) : undefined
  return (
    <Fold label="Payments" className={className} onOpen={() => setAsked(true)}>
      {isFetching && !payments && (
        <Loading label="Loading payments" className="py-2">
          <Skeleton className="h-6" />
        </Loading>
      )}
      {failure && (
        <ErrorState title={failure.title} level={3} onRetry={() => refetch()} className="py-4">
          {failure.text}
        </ErrorState>
      )}
      {payments && !failure && (
        <ul className="mt-1 border-t border-line">
          {payments.length === 0 && <li className="py-2 text-ink-2">No payments yet.</li>}
          {payments.map((payment) => (
            <li key={payment.orderId} className="flex items-baseline justify-between gap-x-4 border-b border-line py-2">
              <span>
                <span className="figures">{payment.orderNumber}</span> · <Instant at={payment.at} /> · until{' '}
                <Instant at={payment.paidUntil} />
                {payment.refund === 'Pending' && ' · refund in progress'}
                {payment.refund === 'Succeeded' && ' · refunded'}
              </span>
              <Price amount={payment.due.amount} currency={payment.due.currency} exact className="font-normal" />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
