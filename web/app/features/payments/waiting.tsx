import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { StepHeading } from './step-heading.tsx'

/** The bank takes its time. What was paid arrives whether or not anybody looks. */
export const Waiting = ({ email }: { email: string | null }) => (
  <div className="grid gap-5 py-8">
    <StepHeading>Your payment is on its way</StepHeading>
    <ProgressBar label="Waiting for the bank" />
    <p role="status" className="max-w-[52ch] text-ink-2">
      This page goes on by itself as soon as the bank has answered. You may also leave:{' '}
      {email ? `the receipt goes to ${email}` : 'the receipt comes by mail'}.
    </p>
  </div>
)
