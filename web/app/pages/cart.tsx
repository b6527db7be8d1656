import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { WholeCart } from '#web/features/orders/cart/whole-cart.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { titled } from './parts/titled.ts'

export const meta = titled('Cart', 'What you’ve picked on Soundfair, with its prices, discounts and the total before tax.')

/** As high as a window, so that the bottom of the page does not move when the cart is loaded. */
const room = 'min-h-[85vh]'

/** The server knows no cart: until the scripts run there is only a placeholder. */
const CartOnItsWay = () => (
  <div className={`py-11 ${room}`}>
    <h1 className="text-40">Cart</h1>
    <Loading label="Loading your cart" className="mt-8 grid gap-4">
      <Skeleton className="h-22 w-full" />
      <Skeleton className="h-22 w-full" />
    </Loading>
  </div>
)

export default function Cart() {
  const view = useCart()
  const isAlive = useIsAlive()
  if (!isAlive) return <CartOnItsWay />
  if (view.order.items.length === 0) {
    return (
      <EmptyState
        level={1}
        title="Your cart is empty"
        action={
          <ButtonLink kind="go" to="/">
            Discover something
          </ButtonLink>
        }
        className={`content-start py-28 ${room}`}
      >
        Items you add stay on this device, so they’re here when you come back.
      </EmptyState>
    )
  }
  return (
    <div className={`py-11 ${room}`}>
      <h1 className="text-40">Cart</h1>
      <WholeCart {...view} />
    </div>
  )
}
