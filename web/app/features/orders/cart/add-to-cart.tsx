import type { Variation } from '#contract/catalog/catalog.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { CartItem } from '../order.ts'

type AddToCartProps = { item: CartItem; variation?: Variation; size?: 'small' | 'normal'; wide?: boolean; kind?: 'go' | 'plain' }

const load = () => arrive(import('./add-item.ts'))
const preload = (): void => void load().catch(() => undefined)

/** Adds an item to the cart. The cart's code is preloaded when the pointer enters. */
export const AddToCart = ({ item, variation, size = 'normal', wide = false, kind = 'go' }: AddToCartProps) => (
  <Button
    kind={kind}
    size={size}
    wide={wide}
    onPress={() => load().then(({ askAndPut }) => askAndPut(item, variation))}
    onFail={tellFailure}
    onPointerEnter={preload}
    onFocus={preload}
    busyLabel="Adding"
    successLabel="Added"
    errorLabel="Not added"
  >
    Add to cart
  </Button>
)
