import { defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Fold } from '#web/ui/fold.tsx'
import { type Choice, ChoiceLink } from './choice-link.tsx'
import { type Facet, type HomeSearch, searchHref, withChoice } from './home-search.ts'
import { facetLabel } from './search-labels.ts'
import { StudioFilter } from './studio-filter.tsx'

const maxShown = 6

type GroupProps = { title: string; choices: readonly Choice[] }

/** The commonest few, the rest when they are asked for; a chosen one is always in view. */
const Group = ({ title, choices }: GroupProps) => {
  const isLong = choices.length > maxShown + 1
  const byCount = [...choices].sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const first = isLong ? choices.filter((choice) => choice.isChosen || byCount.indexOf(choice) < maxShown) : choices
  const rest = choices.filter((choice) => !first.includes(choice))
  return (
    choices.length > 0 && (
      <div className="border-t border-line pt-3.5 first:border-t-0 first:pt-0">
        <h3 className="mb-1.5 text-14 tracking-normal">{title}</h3>
        <ul>
          {first.map((choice) => (
            <ChoiceLink key={choice.label} {...choice} />
          ))}
        </ul>
        {rest.length > 0 && (
          <Fold label={`${rest.length} more`}>
            <ul>
              {rest.map((choice) => (
                <ChoiceLink key={choice.label} {...choice} />
              ))}
            </ul>
          </Fold>
        )}
      </div>
    )
  )
}

const titles: Record<Exclude<Facet, 'category'>, string> = {
  kind: 'Kind',
  price: 'Price',
  format: 'Format',
  system: 'System',
  host: 'Host',
  genre: 'Genre',
  tempo: 'Tempo',
  key: 'Key',
}
const order = ['kind', 'price', 'format', 'system', 'host', 'genre', 'tempo', 'key'] as const

type FilterPanelProps = { search: HomeSearch; counts: SearchCounts }

/** The ways to narrow what was found, each with what it would leave. Choosing again takes a choice back. */
export const FilterPanel = ({ search, counts }: FilterPanelProps) => {
  const choose = (facet: Facet) =>
    counts[facet].map(({ value, count }) => {
      const isChosen = search[facet] === value
      const to = searchHref(withChoice(search, { [facet]: isChosen ? undefined : value }))
      return { label: facetLabel(facet, value), count, isChosen, to }
    })
  const isSale = search.sale === 'true'
  const currency = useCurrency()
  const sale = {
    label: 'On sale',
    count: counts.onSale,
    isChosen: isSale,
    to: searchHref(withChoice(search, { sale: isSale ? undefined : 'true' })),
  }
  return (
    <div className="grid gap-4.5">
      <StudioFilter search={search} />
      {(counts.onSale > 0 || isSale) && <Group title="Offers" choices={[sale]} />}
      {order.map((facet) => (
        <Group
          key={facet}
          title={facet === 'price' && currency !== defaultCurrency ? `${titles.price}, US dollars` : titles[facet]}
          choices={choose(facet)}
        />
      ))}
    </div>
  )
}
