import { roundAmount } from '#contract/core/currencies.ts'
import { sumReductions } from '#web/lib/payments/price-steps.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { cartTotal, isPriced, lineOriginal, stepsOf } from './cart.rules.ts'
import type { CartOrder } from './order.ts'

/** What the cart costs, and why it costs no more. Until the server has answered the sum is our own. */
export const CartSum = ({ order }: { order: CartOrder }) => {
  const { currency, total } = order
  const isSure = isPriced(order)
  const money = (amount: number) => <Price amount={amount} currency={currency} exact className="font-normal" />
  const reductions = sumReductions(order.items.map((line) => ({ steps: stepsOf(line, currency), gone: line.gone })))
  const original = order.items.reduce((sum, line) => sum + (line.gone ? 0 : lineOriginal(line, currency)), 0)
  const items = [
    ...(reductions.length > 0
      ? [{ term: 'Subtotal', detail: money(isSure ? total.original.amount : roundAmount(original, currency)) }]
      : []),
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
      {/* In the gap below, so that nothing moves when it comes or goes. */}
      {!isSure && <p className="-mb-4.5 h-4.5 animate-late text-12 text-ink-3">Prices are being checked.</p>}
    </div>
  )
}
