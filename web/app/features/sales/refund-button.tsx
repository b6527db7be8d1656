import { Button } from '#web/ui/buttons/button.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useAskedByHash } from '#web/ui/overlays/use-asked-by-hash.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { RefundDialog, type RefundDialogProps } from './refund-dialog.tsx'

type RefundButtonProps = Omit<RefundDialogProps, 'open' | 'onClose'> & {
  /** Until when a refund is possible; null once the server considers it too late. */
  until: string | null
}

/** Opens the refund dialog while there is something to refund; afterwards the button is hidden, since the refund would be refused. */
export const RefundButton = ({ until, onRefund, ...about }: RefundButtonProps) => {
  const refunding = useAsked<number>()
  const isAlive = useIsAlive()
  const canRefund = until !== null && !(isAlive && new Date(until) <= new Date())
  useAskedByHash('refund', () => refunding.ask(Date.now()), canRefund)
  return (
    <>
      {canRefund && (
        <Button size="small" onPointerEnter={preloadDialog} onPress={() => refunding.ask(Date.now())}>
          Refund
        </Button>
      )}
      {refunding.about && (
        <RefundDialog
          {...about}
          key={refunding.about}
          open={refunding.isOpen}
          onClose={refunding.close}
          onRefund={async (refund) => {
            await onRefund(refund)
            toast({ kind: 'ok', text: 'The refund is in progress. The customer gets an e-mail.' })
          }}
        />
      )}
    </>
  )
}
