import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { theCart } from './cart-store.ts'
import type { CartSync } from './create-cart.ts'

const TryAgain = () => (
  <Button size="small" onPress={() => theCart().retry()}>
    Try again
  </Button>
)

/** Why the cart cannot reach the server, and what that means for the buyer. */
export const CartTrouble = ({ sync, className }: { sync: CartSync; className?: string }) => {
  if (sync.state === 'offline') {
    return (
      <Notice kind="warn" title="You are offline" className={className} action={<TryAgain />}>
        Your cart is saved on this device. We’ll check prices when you’re back online.
      </Notice>
    )
  }
  if (sync.state === 'paying') {
    return (
      <Notice kind="warn" title="This order is being paid" className={className} action={<TryAgain />}>
        A payment is in progress in another window. Finish or cancel it there before changing your cart.
      </Notice>
    )
  }
  if (sync.state !== 'failed') return null
  const { title, text } = failureMessage(sync.error)
  return (
    <Notice kind="bad" title={title} className={className} action={<TryAgain />}>
      {text ?? 'Your cart is saved on this device. Try again in a moment.'}
    </Notice>
  )
}
