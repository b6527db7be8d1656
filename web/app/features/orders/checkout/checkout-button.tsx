import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { CartOrder } from '../order.ts'
import { startCheckout } from './start-checkout.ts'

/** The only action in a cart. It shows no result: the checkout itself is the result. */
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
      onFail={tellFailure}
    >
      Checkout
    </Button>
  )
}
