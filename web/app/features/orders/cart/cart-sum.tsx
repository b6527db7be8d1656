import { roundAmount } from '#contract/core/currencies.ts'
import { sumReductions } from '#web/lib/payments/price-steps.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { openReasons } from '../buying/owned.rules.ts'
import type { CartOrder } from '../order.ts'
import { cartTotal, isPriced, lineOriginal, stepsOf } from './cart.rules.ts'

/** What the cart costs, and what was deducted. Until the server has answered the sum is calculated here. */
export const CartSum = ({ order }: { order: CartOrder }) => {
  const { currency, total } = order
  const owned = useUser()?.ownedProducts
  const isSure = isPriced(order)
  const money = (amount: number) => <Price amount={amount} currency={currency} exact className="font-normal" />
  const reductions = sumReductions(order.items.map((line) => ({ steps: stepsOf(line, currency), gone: line.gone })))
  const open = [...new Set(order.items.flatMap((line) => openReasons(line, currency, owned)))]
  const original = order.items.reduce((sum, line) => sum + (line.gone ? 0 : lineOriginal(line, currency)), 0)
  const due = isSure ? total.due.amount : cartTotal(order)
  const items = [
    ...(reductions.length + open.length > 0
      ? [{ term: 'Subtotal', detail: money(isSure ? total.original.amount : roundAmount(original, currency)) }]
      : []),
    ...reductions.map(({ text, amount }) => ({ term: text, detail: money(amount) })),
    ...open.map((text) => ({ term: text, detail: '–' })),
    {
      term: 'Total',
      detail: <Price key={due} amount={due} currency={currency} exact className="font-semibold" />,
      strong: true,
    },
  ]
  return (
    <div aria-live="polite" aria-busy={!isSure}>
      <DescriptionList layout="sum" items={items} />
      {/* In the gap below, so that nothing moves when it appears or disappears. */}
      {!isSure && <p className="-mb-4.5 h-4.5 animate-late text-12 text-ink-3">Prices are being checked.</p>}
    </div>
  )
}
