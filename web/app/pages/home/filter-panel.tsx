import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { type Facet, type HomeSearch, searchHref, withChoice } from './home-search.ts'
import { PriceFilter } from './price-filter.tsx'
import { facetLabel } from './search-labels.ts'
import { StudioFilter } from './studio-filter.tsx'

const titles: Record<Exclude<Facet, 'category' | 'price'>, string> = {
  kind: 'Kind',
  format: 'Format',
  system: 'System',
  host: 'Host',
  genre: 'Genre',
  tempo: 'Tempo',
  key: 'Key',
}
const order = ['format', 'system', 'host', 'genre', 'tempo', 'key'] as const

type FilterPanelProps = { search: HomeSearch; counts: SearchCounts }

/** The filters of the results, each with how many it would leave. Choosing one again removes it. */
export const FilterPanel = ({ search, counts }: FilterPanelProps) => {
  const choose = (facet: keyof typeof titles) =>
    counts[facet].map(({ value, count }) => {
      const isChosen = search[facet] === value
      const to = searchHref(withChoice(search, { [facet]: isChosen ? undefined : value }))
      return { label: facetLabel(facet, value), count, isChosen, to }
    })
  const isSale = search.sale === 'true'
  const sale = {
    label: 'On sale',
    count: counts.onSale,
    isChosen: isSale,
    to: searchHref(withChoice(search, { sale: isSale ? undefined : 'true' })),
  }
  return (
    <div className="grid gap-4.5">
      <StudioFilter search={search} />
      {(counts.onSale > 0 || isSale) && <ChoiceGroup title="Offers" choices={[sale]} />}
      <ChoiceGroup title={titles.kind} choices={choose('kind')} />
      <PriceFilter search={search} counts={counts.price} />
      {order.map((facet) => (
        <ChoiceGroup key={facet} title={titles[facet]} choices={choose(facet)} />
      ))}
    </div>
  )
}
