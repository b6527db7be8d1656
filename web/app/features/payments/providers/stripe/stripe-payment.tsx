import type { Payment } from '#contract/payments/checkout.ts'
import { MessageError } from '#web/lib/api/call-error.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { handOver } from '../../checkout-secret.ts'
import { StepHeading } from '../../step-heading.tsx'
import { isFramed } from '../../tell-opener.ts'
import type { ConfirmationOf } from '../provider-form.ts'
import { useStripeForm } from './use-stripe-form.ts'

type StripeConfirmation = ConfirmationOf<'Stripe'>
type StripePaymentProps = {
  confirmation: StripeConfirmation
  due: Payment['due']
  /** The buyer has finished with Stripe: the payment status is then read from our server. */
  onConfirmed: () => Promise<void>
  onCancel: () => Promise<void>
}

/** Methods that are confirmed on the page itself; all others redirect the buyer to a site that refuses to be framed. */
const staying = ['card', 'apple_pay', 'google_pay', 'link']
const leavesPage = (method: string): boolean => !staying.includes(method)

const ownAddress = (): string => `${window.location.origin}${window.location.pathname}`

/** The checkout continues as a page of its own, with the same payment method chosen. */
const leaveFrame = (method: string): false => {
  const orderId = window.location.pathname.split('/').at(-1) ?? ''
  window.top?.location.assign(ownAddress() + handOver(orderId, `#pay-${method}`))
  return false
}

export const StripePayment = ({ confirmation, due, onConfirmed, onCancel }: StripePaymentProps) => {
  const { container, form, method, trouble, setTrouble } = useStripeForm(confirmation)
  const { hasMethod, clientSecret } = confirmation

  const tell = (error: unknown): void => setTrouble(failureLine(error))
  const pay = async (): Promise<boolean> => {
    if (!form) return false
    setTrouble(undefined)
    if (method && leavesPage(method) && isFramed()) return leaveFrame(method)
    const how = { confirmParams: { return_url: ownAddress() }, redirect: 'if_required' as const }
    const { error } = await (form.elements
      ? form.stripe.confirmPayment({ ...how, elements: form.elements })
      : form.stripe.confirmPayment({ ...how, clientSecret }))
    if (error) throw new MessageError(error.message ?? 'Your card was declined. Try another card or ask your bank.')
    await onConfirmed()
    return false
  }

  return (
    <div className="grid gap-5 py-8">
      <StepHeading>{hasMethod ? 'Pay with your saved card' : 'Pay'}</StepHeading>
      {trouble && <Notice kind="bad" title={trouble} />}
      <div ref={container} />
      {!form && !trouble && (
        <Loading label="Loading the card form" className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="go" size="large" disabled={!form} onPress={pay} onFail={tell} busyLabel="Paying" errorLabel="Not paid">
          <span>
            Pay <Price amount={due.amount} currency={due.currency} exact />
          </span>
        </Button>
        <Button size="large" onPress={() => onCancel().then(() => false)} onFail={tell}>
          Back
        </Button>
      </div>
    </div>
  )
}
