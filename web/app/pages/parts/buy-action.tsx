import type { Variation } from '#contract/catalog/catalog.ts'
import { GetFree, isFree } from '#web/features/orders/buying/get-free.tsx'
import { AddToCart } from '#web/features/orders/cart/add-to-cart.tsx'
import type { CartItem } from '#web/features/orders/order.ts'

type BuyActionProps = { item: CartItem; variation: Variation | undefined; size?: 'small' | 'normal'; wide?: boolean; kind?: 'go' | 'plain' }

/** The main action for a variation: add to cart, or, where it is free, get it directly. */
export const BuyAction = ({ variation, kind = 'go', ...rest }: BuyActionProps) =>
  variation && isFree(variation) ? (
    <GetFree {...rest} variation={variation} />
  ) : (
    <AddToCart {...rest} kind={kind} {...(variation && { variation })} />
  )
