import { resendOrderReceipt } from '#contract/sales/order-story.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { CorrectInvoiceDialog } from './correct-invoice-dialog.tsx'
import { MoveOrderDialog } from './move-order-dialog.tsx'

type OrderActsProps = { order: OrderSale; onDone: () => unknown }

/** The actions of support on an order, besides refunds. */
export const OrderActs = ({ order, onDone }: OrderActsProps) => {
  const correcting = useAsked<number>()
  const moving = useAsked<number>()
  const { standing } = order
  return (
    <>
      <Button
        size="small"
        onPress={async () => {
          await call(resendOrderReceipt, { params: { orderId: order.id } })
          toast({ kind: 'ok', text: 'The receipt is on its way again' })
          await onDone()
        }}
        onFail={tellFailure}
      >
        Send receipt again
      </Button>
      {standing && (
        <Button size="small" onPointerEnter={preloadDialog} onPress={() => correcting.ask(Date.now())}>
          Correct invoice
        </Button>
      )}
      <Button size="small" onPointerEnter={preloadDialog} onPress={() => moving.ask(Date.now())}>
        Move to another account
      </Button>
      {correcting.about && standing && (
        <CorrectInvoiceDialog
          key={correcting.about}
          orderId={order.id}
          standing={standing}
          open={correcting.isOpen}
          onClose={correcting.close}
          onDone={onDone}
        />
      )}
      {moving.about && <MoveOrderDialog key={moving.about} order={order} open={moving.isOpen} onClose={moving.close} onDone={onDone} />}
    </>
  )
}
