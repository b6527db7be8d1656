import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { CheckoutButton } from '../checkout/checkout-button.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotes } from './cart-notes.tsx'
import { useCart } from './cart-store.ts'
import { CartSum } from './cart-sum.tsx'
import { CartTrouble } from './cart-trouble.tsx'

const countText = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** The cart at the side of any page: look, change, check out. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { order, sync } = useCart()
  const isEmpty = order.items.length === 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Your cart"
      note={isEmpty ? undefined : countText(order.items.length)}
      footer={
        !isEmpty && (
          <div className="grid gap-3">
            <CartSum order={order} />
            <CheckoutButton order={order} className="mt-2" />
            <ButtonLink to="/cart" wide onClick={onClose}>
              See the whole cart
            </ButtonLink>
          </div>
        )
      }
    >
      <CartTrouble sync={sync} className="mb-4" />
      <CartNotes notes={order.notes} className="mb-4" />
      {isEmpty ? (
        <EmptyState title="Your cart is empty">Items you add stay on this device, so they’re here when you come back.</EmptyState>
      ) : (
        <div className="-mt-4.5">
          <CartLines order={order} level={3} onLeave={onClose} />
        </div>
      )}
    </Drawer>
  )
}
