import type { Currency } from '#contract/core/currencies.ts'
import type { PriceBand } from '#contract/storefront/discovery.ts'
import { useLocale } from '#web/ui/use-visitor.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { type HomeSearch, searchHref, withChoice } from './home-search.ts'
import { facetLabel } from './search-labels.ts'

export type PriceChoicesProps = {
  search: HomeSearch
  currency: Currency
  /** Undefined while they are counted, where they are in another currency than the page's. */
  counts: readonly { value: PriceBand; count: number | undefined }[]
}

export const PriceChoices = ({ search, currency, counts }: PriceChoicesProps) => {
  const locale = useLocale('en-US')
  const choices = counts.map(({ value, count }) => {
    const isChosen = search.price === value
    const to = searchHref(withChoice(search, isChosen ? { price: undefined } : { price: value, currency }))
    return { label: facetLabel('price', value, { currency, locale }), count, isChosen, to }
  })
  return <ChoiceGroup title="Price" choices={choices} />
}
