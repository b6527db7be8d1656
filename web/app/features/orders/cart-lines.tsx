import { CartLineRow } from './cart-line.tsx'
import type { CartOrder } from './order.ts'

type CartLinesProps = { order: CartOrder; level?: 2 | 3; onLeave?: () => void }

export const CartLines = ({ order, level = 2, onLeave }: CartLinesProps) => (
  <ul aria-label="In your cart">
    {order.items.map((line) => (
      <CartLineRow key={line.id} line={line} currency={order.currency} level={level} onLeave={onLeave} />
    ))}
  </ul>
)
