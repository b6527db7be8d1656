import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Price } from '#web/ui/price.tsx'
import { StepHeading } from '../../step-heading.tsx'
import type { ConfirmationProps } from '../provider-form.ts'

/** The confirmation that a bank may ask for. In the Sandbox both answers are buttons. */
export const SandboxConfirmation = ({ confirmation, due, onAnswer }: ConfirmationProps<'Sandbox'>) => (
  <div className="grid gap-5 py-8">
    <StepHeading>Confirm the payment</StepHeading>
    <p className="max-w-[35em] text-ink-2">
      {confirmation.words} The amount is <Price amount={due.amount} currency={due.currency} exact className="text-ink" />.
    </p>
    <div className="flex flex-wrap gap-2.5">
      <Button kind="go" onPress={() => onAnswer(true).then(() => false)} onFail={tellFailure} busyLabel="Confirming">
        Confirm
      </Button>
      <Button onPress={() => onAnswer(false).then(() => false)} onFail={tellFailure}>
        Decline
      </Button>
    </div>
  </div>
)
