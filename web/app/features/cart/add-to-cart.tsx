import { useNavigate } from 'react-router'
import type { Variation } from '#contract/catalog.ts'
import { analytics } from '#web/lib/site-analytics.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { addToCart } from './cart-store.ts'
import type { CartItem } from './order.ts'

type AddToCartProps = { item: CartItem; variation?: Variation; size?: 'small' | 'normal'; wide?: boolean }

/** Puts an item into the cart at once; the toast says so and offers the way to it. */
export const AddToCart = ({ item, variation, size = 'normal', wide = false }: AddToCartProps) => {
  const navigate = useNavigate()
  const add = (): void => {
    addToCart(item, variation)
    analytics.capture({ name: 'cart-item-added', properties: { item: item.item.id, creator: item.item.creatorId } })
    toast({ kind: 'ok', text: `${item.item.name} is in your cart`, action: { label: 'Open cart', run: () => navigate('/cart') } })
  }
  return (
    <Button kind="go" size={size} wide={wide} onPress={add} successLabel="In your cart">
      Add to cart
    </Button>
  )
}
