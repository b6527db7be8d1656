import type { ReactNode } from 'react'
import type { OrderItem } from '#contract/orders/orders.ts'
import type { Checkout } from '#contract/payments/checkout.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { sumReductions } from '#web/lib/payments/price-steps.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'

const thingOf = (item: OrderItem) => (item.type === 'Product' ? item.product : item.bundle)
const imageOf = (item: OrderItem) => (item.type === 'Product' ? item.product.iconUrl : item.bundle.imageUrl)

/** "3 seats", "4 of 5 products new to you": what the price next to it includes. */
const gets = (item: OrderItem): string | undefined => {
  if (item.type === 'Bundle') {
    const { productCount } = item.bundle
    if (item.newProducts === 0) return `all ${productCount} products already yours`
    return item.newProducts === undefined ? `${productCount} products` : `${item.newProducts} of ${productCount} products new to you`
  }
  const { seats } = item.variation.licensePolicy
  return seats > 0 ? `${seats} ${seats === 1 ? 'seat' : 'seats'}` : undefined
}

const Line = ({ item }: { item: OrderItem }) => {
  const { original } = item.total
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3.5">
      <Cover src={imageOf(item)} alt="" width={600} sizes="56px" />
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{thingOf(item).name}</p>
        <p className="text-14 text-ink-2">
          {thingOf(item).creator.name} · {[item.variation.name, gets(item)].filter(Boolean).join(', ')}
          {item.quantity > 1 && ` · × ${item.quantity}`}
        </p>
      </div>
      <Price amount={original.amount} currency={original.currency} per={periodOf(item.variation.recurrence)} exact />
    </li>
  )
}

const Changes = ({ changes }: Pick<Checkout, 'changes'>) =>
  changes.length > 0 && (
    <Notice kind="warn" title="Something has changed since your last visit" className="mb-4">
      <ul className="grid gap-0.5">
        {changes.map(({ words: text, before, after, lineId, what }) => (
          <li key={`${what} ${lineId ?? ''} ${text}`}>
            {text}
            {before && after && (
              <>
                {': '}
                <Price amount={before.amount} currency={before.currency} exact className="font-normal" /> before,{' '}
                <Price amount={after.amount} currency={after.currency} exact /> now
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )

/** What is bought, what is deducted and why, the tax included or added, and the amount due. */
export const OrderSummary = ({ checkout, isPaid, coupon }: { checkout: Checkout; isPaid: boolean; coupon: ReactNode }) => {
  const { order, tax, changes } = checkout
  const { currency, total } = order
  const money = (amount: number, className = 'font-normal') => <Price amount={amount} currency={currency} exact className={className} />
  const reductions = sumReductions(order.items)
  const isAdded = tax?.mode === 'Exclusive' && tax.amount.amount !== 0
  const items = [
    { term: 'Subtotal', detail: money(total.original.amount) },
    ...reductions.map(({ text, amount }) => ({ term: text, detail: money(amount) })),
    ...(isAdded ? [{ term: tax.words, detail: money(tax.amount.amount) }] : []),
    { term: isPaid ? 'Paid' : 'To pay', detail: money(total.due.amount, 'font-semibold'), strong: true },
    ...(tax && !isAdded ? [{ term: tax.words, detail: tax.amount.amount === 0 ? '' : money(tax.amount.amount) }] : []),
  ]
  return (
    <div>
      <Changes changes={changes} />
      <ul aria-label="In this order" className="border-t border-line lg:border-t-0">
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      {coupon && <div className="mt-5">{coupon}</div>}
      <div aria-live="polite" className="mt-5">
        <DescriptionList layout="sum" items={items} />
      </div>
      {!tax && !isPaid && checkout.needsPayment && <p className="mt-2 text-14 text-ink-2">Tax is worked out from your billing address.</p>}
    </div>
  )
}
