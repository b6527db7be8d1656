import { sumReductions } from '#web/lib/payments/price-steps.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { cartTotal, isPriced } from './cart.rules.ts'
import type { CartOrder } from './order.ts'

/** What the cart costs, and why it costs no more. Until the server has answered the sum is our own. */
export const CartSum = ({ order }: { order: CartOrder }) => {
  const { currency, total } = order
  const isSure = isPriced(order)
  const money = (amount: number) => <Price amount={amount} currency={currency} exact className="font-normal" />
  const reductions = isSure ? sumReductions(order.items) : []
  const items = [
    ...(reductions.length > 0 ? [{ term: 'Subtotal', detail: money(total.original.amount) }] : []),
    ...reductions.map(({ text, amount }) => ({ term: text, detail: money(amount) })),
    {
      term: 'Total',
      detail: <Price amount={isSure ? total.due.amount : cartTotal(order)} currency={currency} exact className="font-semibold" />,
      strong: true,
    },
  ]
  return (
    <div aria-live="polite" aria-busy={!isSure}>
      <DescriptionList layout="sum" items={items} />
      {!isSure && <p className="animate-late text-12 text-ink-3">Prices are being checked.</p>}
    </div>
  )
}
