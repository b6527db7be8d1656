import { CartDrawer } from './cart-drawer.tsx'
import { type CartPanel, showCartPanel } from './cart-panel.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { OwnedDialog } from './owned-dialog.tsx'

const close = (): void => showCartPanel(null)

/** Whatever the cart shows over the page: one thing at a time. */
export const OpenPanel = ({ panel }: { panel: CartPanel | null }) => (
  <>
    <CartDrawer open={panel?.kind === 'drawer'} onClose={close} />
    <OwnedDialog asked={panel?.kind === 'owned' ? panel : null} onClose={close} />
    {panel?.kind === 'checkout' && <CheckoutFrame key={panel.orderId} url={panel.url} orderId={panel.orderId} onClose={close} />}
  </>
)
