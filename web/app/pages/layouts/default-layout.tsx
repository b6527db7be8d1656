import { Outlet } from 'react-router'
import { CartPanels } from '#web/features/cart/cart-panels.tsx'
import { useCartDuty } from '#web/features/cart/use-cart-duty.ts'
import { PlayerDock } from '#web/features/player/player-dock.tsx'
import { SiteFrame } from '#web/features/site/site-frame.tsx'

export default function DefaultLayout() {
  useCartDuty()
  return (
    <SiteFrame dock={<PlayerDock />}>
      <Outlet />
      <CartPanels />
    </SiteFrame>
  )
}
