import { Suspense } from 'react'
import { defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { HomeSearch } from './home-search.ts'
import { PriceChoices } from './price-choices.tsx'

// The page is the same for everybody, with prices in dollars or in its address's currency; the browser counts those in another one.
const CountedPrices = lazyPart(() => import('./counted-prices.tsx').then((part) => part.CountedPrices))

/** Filters a search by the prices that its rows show. */
export const PriceFilter = ({ search, counts }: { search: HomeSearch; counts: SearchCounts['price'] }) => {
  const currency = useCurrency()
  const listed = { search, currency, counts }
  if (currency === (search.currency ?? defaultCurrency)) return <PriceChoices {...listed} />
  const waiting = { ...listed, counts: counts.map(({ value }) => ({ value, count: undefined })) }
  return (
    <Suspense fallback={<PriceChoices {...waiting} />}>
      <CountedPrices {...waiting} />
    </Suspense>
  )
}
