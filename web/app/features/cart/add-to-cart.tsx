import type { Variation } from '#contract/catalog.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { CartItem } from './order.ts'

type AddToCartProps = { item: CartItem; variation?: Variation; size?: 'small' | 'normal'; wide?: boolean }

const load = () => import('./add-item.ts')
const preload = (): void => void load().catch(() => undefined)

/** Puts an item into the cart. The cart's code comes while the pointer is on its way. */
export const AddToCart = ({ item, variation, size = 'normal', wide = false }: AddToCartProps) => {
  const add = (): void => {
    load()
      .then(({ askAndPut }) => askAndPut(item, variation))
      .catch((error: Error) => toast({ kind: 'error', text: error.message }))
  }
  return (
    <Button kind="go" size={size} wide={wide} onPress={add} onPointerEnter={preload} onFocus={preload}>
      Add to cart
    </Button>
  )
}
