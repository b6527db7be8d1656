import { cartTotal } from '#web/features/cart/cart.rules.ts'
import { CartLines } from '#web/features/cart/cart-lines.tsx'
import { useCart } from '#web/features/cart/cart-store.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'

export const meta = () => [{ title: 'Cart - Soundfair' }]

export default function Cart() {
  const order = useCart()
  if (order.items.length === 0) {
    return (
      <EmptyState
        level={1}
        title="Your cart is empty"
        action={
          <ButtonLink kind="go" to="/">
            Discover something
          </ButtonLink>
        }
        className="my-16"
      >
        What you put in stays here, on this device, until you come back for it.
      </EmptyState>
    )
  }
  return (
    <div className="py-11">
      <h1 className="text-40">Cart</h1>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <CartLines order={order} />
        <aside aria-label="Summary" className="self-start border-t border-line pt-5">
          <p className="flex items-baseline justify-between gap-4">
            <b className="text-20">Together</b>
            <Price amount={cartTotal(order)} currency={order.currency} exact className="text-20 font-semibold" />
          </p>
          <p className="mt-2 text-14 text-ink-2">Taxes are worked out from your address at checkout.</p>
          <ButtonLink kind="go" wide to={`/checkout/${order.id}`} className="mt-6">
            Checkout
          </ButtonLink>
        </aside>
      </div>
    </div>
  )
}
