import { useQuery } from '@tanstack/react-query'
import { read, readKey } from '#web/lib/api/page-reads.ts'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { getPayment } from './checkout-routes.ts'
import { StepHeading } from './step-heading.tsx'
import type { CheckoutController } from './use-checkout.ts'

const pollEvery = 1000

type WaitingProps = { orderId: string; email: string | null; flow: Pick<CheckoutController, 'readPayment' | 'settle'> }

/** The provider needs time. The payment completes whether or not the page stays open. */
export const Waiting = ({ orderId, email, flow }: WaitingProps) => {
  // It is handled inside the read, so that an answer to an earlier wait is never taken for this one's. The connection may be lost for a
  // while; a second later it is tried again.
  useQuery(
    {
      ...lookingNow,
      queryKey: [...readKey(read(getPayment, { params: { orderId } })), 'waiting'],
      queryFn: async ({ signal }) => {
        const payment = await flow.readPayment(signal)
        if (payment.status !== 'Processing') flow.settle(payment)
        return payment.status
      },
      refetchInterval: pollEvery,
      refetchIntervalInBackground: true,
      gcTime: 0,
    },
    cacheHere(),
  )
  return (
    <div className="grid gap-5 py-8">
      <StepHeading>Your payment is being processed</StepHeading>
      <ProgressBar label="Waiting for the bank" />
      <p role="status" className="max-w-[35em] text-ink-2">
        This page updates as soon as the bank responds. You can also leave:{' '}
        {email ? `the receipt goes to ${email}` : 'we’ll e-mail the receipt'}.
      </p>
    </div>
  )
}
