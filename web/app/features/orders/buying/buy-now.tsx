import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { addItem, isInCart } from '../cart/cart.rules.ts'
import { theCart } from '../cart/cart-store.ts'
import { checkoutHash, recallCheckout } from '../checkout/open-checkout.ts'
import { startCheckout, startFree } from '../checkout/start-checkout.ts'
import type { CartItem, Channel } from '../order.ts'
import { isFree } from './get-free.tsx'
import { isOwned } from './owned.rules.ts'

type BuyNowProps = { item: CartItem; variation: Variation | undefined; channel: Channel; backTo: string }

/** Reloading this page means the same purchase, not another one. */
const putOnce = ({ item, variation, channel }: Omit<BuyNowProps, 'backTo'>): void => {
  if (variation && isInCart(theCart().read().order, item, variation)) return
  theCart().change((order) => addItem(order, item, variation, channel))
}

/**
 * Adds the item to the cart and opens the checkout at once; what is free opens alone, without the cart. An item that the buyer already owns
 * is asked about first.
 */
export const BuyNow = ({ item, variation: asked, channel, backTo }: BuyNowProps) => {
  const user = useUser()
  const variation = asked ?? item.item.pricingConfiguration ?? undefined
  const free = variation && isFree(variation) ? variation : undefined
  const asksFirst = isOwned(item, variation, user?.ownedProducts)
  const [trouble, setTrouble] = useState<string>()
  const isBegun = useRef(false)

  const buy = async (): Promise<false> => {
    setTrouble(undefined)
    if (free) {
      await startFree(item, free, channel)
    } else {
      putOnce({ item, variation, channel })
      await startCheckout()
    }
    return false
  }
  const tell = (error: unknown): void => setTrouble(failureLine(error))

  const begin = useEffectEvent(() => {
    // After a reload an open checkout stays open, also where it shows what was bought.
    const isOpen = window.location.hash === checkoutHash && recallCheckout() !== undefined
    if (asksFirst || isBegun.current || isOpen) return
    isBegun.current = true
    buy().catch(tell)
  })
  useEffect(() => begin(), [])

  return (
    <div className="grid max-w-140 gap-6">
      {trouble && <Notice kind="bad" title={trouble} />}
      {asksFirst && (
        <Notice kind="warn" title="You already own this">
          Another license doesn’t add seats to the one you have. Buy it again only if you need a second license.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="go" onPress={buy} onFail={tell}>
          {free ? 'Get it free' : asksFirst ? 'Buy it again' : 'Go to checkout'}
        </Button>
        <ButtonLink to="/cart">Open cart</ButtonLink>
        <ButtonLink to={backTo} kind="quiet">
          Back to {item.item.name}
        </ButtonLink>
      </div>
    </div>
  )
}
