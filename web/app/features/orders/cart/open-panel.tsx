import { OwnedDialog } from '../buying/owned-dialog.tsx'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { type CartPanel, hideCartPanel, showCartPanel } from './cart-panel.ts'

/** What the cart shows over the page: one panel at a time. */
export const OpenPanel = ({ panel }: { panel: CartPanel | null }) => (
  <>
    <CartDrawer open={panel?.kind === 'drawer'} onClose={() => hideCartPanel('drawer')} />
    <OwnedDialog asked={panel?.kind === 'owned' ? panel : null} onClose={() => hideCartPanel('owned')} />
    {panel?.kind === 'checkout' && (
      <CheckoutFrame
        key={panel.orderId}
        checkout={panel}
        onClose={(isDone) => (panel.isOverDrawer && !isDone ? showCartPanel({ kind: 'drawer' }) : hideCartPanel('checkout'))}
      />
    )}
  </>
)
