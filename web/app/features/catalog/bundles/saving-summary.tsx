import type { ProductRow } from '#contract/catalog/products.ts'
import { defaultCurrency, minorUnitsOf, toMinorUnits } from '#contract/core/money.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { judgeSaving, type PricedProduct, partialPrice } from './bundle-saving.ts'

type SavingSummaryProps = {
  /** The default variation's price in dollars. */
  price: number | undefined
  products: readonly ProductRow[]
  partial: boolean
}

const cents = (amount: number): number => toMinorUnits(amount, defaultCurrency)
const Dollars = ({ of }: { of: number }) => <Price amount={of / minorUnitsOf(defaultCurrency)} currency={defaultCurrency} exact />

/** What the customer saves, and the price for an owner of one of the products. */
export const SavingSummary = ({ price, products, partial }: SavingSummaryProps) => {
  const priced: PricedProduct[] = products.map(({ id, price: own }) => ({ id, price: own ? cents(own.amount) : null }))
  const bundle = price === undefined ? undefined : cents(price)
  const saving = judgeSaving(bundle, priced)
  const example = products.find(({ price: own }) => (own?.amount ?? 0) > 0)
  if (saving.kind === 'unknown' || bundle === undefined) {
    return <p className="text-14 text-ink-2">Add two products and a price in USD to see what a customer saves.</p>
  }
  return (
    <div className="grid gap-4">
      {saving.kind === 'none' && (
        <Notice kind="warn">
          {saving.excess === 0 ? 'The products cost the same separately.' : 'The products cost less separately.'} A bundle should save
          something.
        </Notice>
      )}
      <DescriptionList
        layout="sum"
        className="max-w-100"
        items={[
          { term: 'Separately', detail: <Dollars of={saving.separate} /> },
          { term: 'As a bundle', detail: <Dollars of={bundle} /> },
          ...(saving.kind === 'saves'
            ? [{ term: `The customer saves ${saving.percent}%`, detail: <Dollars of={saving.saved} />, strong: true }]
            : []),
        ]}
      />
      {partial && example && (
        <p className="max-w-[43.5em] text-14 text-ink-2">
          Someone who already owns {example.name} pays <Dollars of={partialPrice(bundle, priced, [example.id])} />.
        </p>
      )}
    </div>
  )
}
