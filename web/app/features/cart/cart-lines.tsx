import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Cover } from '#web/ui/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toast.ts'
import { lineTotal } from './cart.rules.ts'
import { changeQuantity, currentCart, restoreCart } from './cart-store.ts'
import type { CartLine, CartOrder } from './order.ts'

const remove = (line: CartLine): void => {
  const before = currentCart()
  changeQuantity(line.id, 0)
  toast({ kind: 'info', text: `${line.name} was removed`, action: { label: 'Undo', run: () => restoreCart(before) } })
}

const Line = ({ line, order }: { line: CartLine; order: CartOrder }) => (
  <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-4 sm:grid-cols-[88px_minmax(0,1fr)_auto_96px] sm:gap-6">
    <Cover src={line.imageUrl} alt="" width={600} sizes="88px" />
    <div className="min-w-0">
      <h2 className="truncate text-16 leading-snug tracking-normal">
        <Link to={line.href} className="underline-offset-[0.2em] hover:underline">
          {line.name}
        </Link>
      </h2>
      <p className="truncate text-14 text-ink-2">
        {line.creatorName} · {line.variation.name}
      </p>
      <Button kind="quiet" size="small" className="-ml-3" onPress={() => remove(line)}>
        Remove
      </Button>
    </div>
    <label className="grid gap-1 text-12 text-ink-3 max-sm:order-last max-sm:col-start-2">
      <span>Quantity</span>
      <input
        type="number"
        min={1}
        max={999}
        value={line.quantity}
        onChange={(event) => changeQuantity(line.id, Math.max(1, Math.trunc(Number(event.target.value)) || 1))}
        className="figures h-9 w-18 rounded border border-edge bg-paper px-2 text-14 text-ink"
      />
    </label>
    <Price amount={lineTotal(line, order.currency)} currency={order.currency} exact className="text-right font-semibold" />
  </li>
)

export const CartLines = ({ order }: { order: CartOrder }) => (
  <ul className="border-t border-line">
    {order.items.map((line) => (
      <Line key={line.id} line={line} order={order} />
    ))}
  </ul>
)
