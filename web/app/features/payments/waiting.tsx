import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { StepHeading } from './step-heading.tsx'

/** The bank takes its time. What was paid arrives whether or not anybody looks. */
export const Waiting = ({ email }: { email: string | null }) => (
  <div className="grid gap-5 py-8">
    <StepHeading>Your payment is being processed</StepHeading>
    <ProgressBar label="Waiting for the bank" />
    <p role="status" className="max-w-[35em] text-ink-2">
      This page updates as soon as the bank responds. You can also leave:{' '}
      {email ? `the receipt goes to ${email}` : 'we’ll e-mail the receipt'}.
    </p>
  </div>
)
