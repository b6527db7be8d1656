import { read } from '#web/lib/api/page-reads.ts'
import { searchProducts } from '#web/lib/api/storefront-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toQuery, withChoice } from './home-search.ts'
import { PriceChoices, type PriceChoicesProps } from './price-choices.tsx'

/** The price filter of the same search, with its results counted in another currency. */
export const CountedPrices = ({ search, currency, counts }: PriceChoicesProps) => {
  const { data } = useRead(read(searchProducts, { query: toQuery(withChoice(search, { currency })) }), { keepsPrevious: true })
  return <PriceChoices search={search} currency={currency} counts={data?.counts.price ?? counts} />
}
