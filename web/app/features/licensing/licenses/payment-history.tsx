import { useState } from 'react'
import { listSubscriptionPayments, type SubscriptionPayment } from '#contract/subscriptions/subscriptions.ts'
import { call } from '#web/lib/api/call.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type History =
  | { state: 'closed' | 'loading' }
  | { state: 'failed'; message: FailureMessage }
  | { state: 'there'; payments: SubscriptionPayment[] }

/** What was paid for a subscription, read when somebody unfolds it. */
export const PaymentHistory = ({ subscriptionId, className }: { subscriptionId: string; className?: string }) => {
  const [history, setHistory] = useState<History>({ state: 'closed' })
  const load = async (): Promise<void> => {
    setHistory({ state: 'loading' })
    try {
      setHistory({ state: 'there', payments: await call(listSubscriptionPayments, { params: { subscriptionId } }) })
    } catch (error) {
      setHistory({ state: 'failed', message: failureMessage(error) })
    }
  }
  return (
    <Fold label="Payments" className={className} onOpen={() => history.state === 'closed' && void load()}>
      {history.state === 'loading' && (
        <Loading label="Loading payments" className="py-2">
          <Skeleton className="h-6" />
        </Loading>
      )}
      {history.state === 'failed' && (
        <ErrorState title={history.message.title} level={3} onRetry={load} className="py-4">
          {history.message.text}
        </ErrorState>
      )}
      {history.state === 'there' && (
        <ul className="mt-1 border-t border-line">
          {history.payments.length === 0 && <li className="py-2 text-ink-2">Nothing was paid yet.</li>}
          {history.payments.map((payment) => (
            <li key={payment.orderId} className="flex items-baseline justify-between gap-x-4 border-b border-line py-2">
              <span>
                <span className="figures">{payment.orderNumber}</span> · <Instant at={payment.at} /> · until{' '}
                <Instant at={payment.paidUntil} />
                {payment.isRefunded && ' · refunded'}
              </span>
              <Price amount={payment.due.amount} currency={payment.due.currency} exact className="font-normal" />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
