import { Outlet } from 'react-router'
import { PlayerDock } from '#web/features/media/player/player-dock.tsx'
import { CartPanels } from '#web/features/orders/cart/cart-panels.tsx'
import { useCartDuty } from '#web/features/orders/cart/use-cart-duty.ts'
import { CurrencySwitch } from '#web/features/orders/currency/currency-switch.tsx'
import { SiteFrame } from '#web/features/site/site-frame.tsx'

export const handle = { query: ['q'] }

export default function DefaultLayout() {
  useCartDuty()
  return (
    <SiteFrame dock={<PlayerDock />} currency={<CurrencySwitch />}>
      <Outlet />
      <CartPanels />
    </SiteFrame>
  )
}
