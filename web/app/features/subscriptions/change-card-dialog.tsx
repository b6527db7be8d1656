import { type ComponentType, useId } from 'react'
import type { BodyOf } from '#contract/core/route.ts'
import { beginCardChange, changeCard, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCardForm } from '#web/ui/inputs/loading-card-form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

/** The card form of the subscription's payment provider. */
export type EnterCard = ComponentType<CardSetupProps>

type ChangeCardProps = { subscription: Subscription; EnterCard: EnterCard; onChanged: () => Promise<void>; onClose: () => void }

const ChangeCard = ({ subscription, EnterCard, onChanged, onClose }: ChangeCardProps) => {
  const params = { subscriptionId: subscription.id }
  // Each opening starts a new card change: a setup that was started for another one is not reused.
  const opening = useId()
  const { data: setup, error, isFetching, refetch } = useRead(read(beginCardChange, { params }), { version: opening })

  const use = async (body: BodyOf<typeof changeCard>): Promise<void> => {
    await call(changeCard, { params, body })
    await onChanged()
    onClose()
    toast({ kind: 'ok', text: 'Your next payment uses this card' })
  }
  if (error && !isFetching) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} level={3} onRetry={refetch} className="py-2">
        {text}
      </ErrorState>
    )
  }
  if (!setup) return <LoadingCardForm />
  return <EnterCard setup={setup} onCard={use} />
}

/** Changes the card of a subscription. Nothing is charged, unless a payment is already due. */
export const ChangeCardDialog = ({ open, ...props }: ChangeCardProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={props.onClose}
    title="Change card"
    description={
      props.subscription.problem
        ? 'We’ll try the failed payment again with the new card.'
        : 'Nothing is charged now. Your next payment uses the new card.'
    }
  >
    <ChangeCard {...props} />
  </Dialog>
)
