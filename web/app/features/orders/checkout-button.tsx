import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { CartOrder } from './order.ts'
import { startCheckout } from './start-checkout.ts'

const tell = (error: unknown): void => void toast({ kind: 'error', text: failureLine(error) })

/** The one thing to press in a cart. It shows no result: the checkout itself is the result. */
export const CheckoutButton = ({ order, className }: { order: CartOrder; className?: string }) => {
  const isEmpty = order.items.every((line) => line.gone)
  return (
    <Button
      kind="go"
      size="large"
      wide
      className={className}
      disabled={isEmpty}
      onPress={() => startCheckout().then(() => false)}
      onFail={tell}
    >
      Checkout
    </Button>
  )
}
