import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Price } from '#web/ui/price.tsx'
import { StepHeading } from './step-heading.tsx'

type ConfirmationProps = { checkout: Checkout; payment: Payment; onAnswer: (approved: boolean) => Promise<void> }

const tell = (error: unknown): void => void toast({ kind: 'error', text: failureLine(error) })

/** The step a bank may ask for. In the Sandbox both answers are a button. */
export const Confirmation = ({ payment, onAnswer }: ConfirmationProps) => {
  const words = payment.confirmation?.kind === 'Sandbox' ? payment.confirmation.words : undefined
  return (
    <div className="grid gap-5 py-8">
      <StepHeading>Confirm the payment</StepHeading>
      <p className="max-w-[52ch] text-ink-2">
        {words ?? 'Your bank asks whether this is you.'} The amount is{' '}
        <Price amount={payment.due.amount} currency={payment.due.currency} exact className="text-ink" />.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="go" onPress={() => onAnswer(true).then(() => false)} onFail={tell} busyLabel="Confirming">
          Confirm
        </Button>
        <Button onPress={() => onAnswer(false).then(() => false)} onFail={tell}>
          Refuse
        </Button>
      </div>
    </div>
  )
}
