import type { CartLine, CartOrder } from '../order.ts'
import { CartLineRow } from './cart-line.tsx'
import { CheaperBundle } from './cheaper-bundle.tsx'
import { useCartHints } from './use-cart-hints.ts'

type CartLinesProps = { order: CartOrder; level?: 2 | 3; onLeave?: () => void }

/** A bundle of the same creator may contain it: space for that note is reserved from the start, so that nothing moves. */
const mayBeCovered = (line: CartLine, { items }: CartOrder): boolean =>
  line.type === 'Product' && !line.gone && items.some((one) => one.type === 'Bundle' && one.creatorId === line.creatorId)

export const CartLines = ({ order, level = 2, onLeave }: CartLinesProps) => {
  const { covered, cheaper } = useCartHints(order)
  const hasAll = cheaper?.replaces.every((id) => order.items.some((line) => line.id === id))
  return (
    <>
      <ul aria-label="In your cart">
        {order.items.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            currency={order.currency}
            level={level}
            onLeave={onLeave}
            inBundle={
              covered.find(({ lineId, bundleLineId }) => lineId === line.id && order.items.some((one) => one.id === bundleLineId))
                ?.bundleName ?? (mayBeCovered(line, order) ? '' : undefined)
            }
          />
        ))}
      </ul>
      {cheaper && hasAll && <CheaperBundle {...cheaper} />}
    </>
  )
}
