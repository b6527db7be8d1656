import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { classes } from '#web/ui/classes.ts'
import { type HomeSearch, searchHref, withChoice } from './home-search.ts'
import { priceLabel } from './search-labels.ts'

type Choice = { label: string; count: number; isChosen: boolean; to: string }

const ChoiceLink = ({ label, count, isChosen, to }: Choice) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'group flex min-h-8.5 items-center gap-2.5 rounded text-14 hover:text-ink',
        isChosen ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      <span
        className={classes(
          'grid size-4 shrink-0 place-items-center rounded-small border',
          isChosen ? 'border-ink bg-ink text-paper' : 'border-edge group-hover:border-ink-2',
        )}
      >
        {isChosen && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      </span>
      {label}
      <span className="figures ml-auto font-normal text-ink-3">{count}</span>
    </Link>
  </li>
)

const Group = ({ title, choices }: { title: string; choices: readonly Choice[] }) =>
  choices.length > 0 && (
    <div className="border-t border-line pt-3.5 first:border-t-0 first:pt-0">
      <h3 className="mb-1.5 text-14 tracking-normal">{title}</h3>
      <ul>
        {choices.map((choice) => (
          <ChoiceLink key={choice.label} {...choice} />
        ))}
      </ul>
    </div>
  )

/** The ways to narrow what was found, each with what it would leave. Choosing again takes a choice back. */
export const FilterPanel = ({ search, counts }: { search: HomeSearch; counts: SearchCounts }) => {
  const choose = <Name extends 'price' | 'format' | 'system'>(name: Name, text: (value: NonNullable<HomeSearch[Name]>) => string) =>
    counts[name].map(({ value, count }) => {
      const isChosen = search[name] === value
      return {
        label: text(value as NonNullable<HomeSearch[Name]>),
        count,
        isChosen,
        to: searchHref(withChoice(search, { [name]: isChosen ? undefined : value })),
      }
    })
  const sale = { label: 'On sale', count: counts.onSale, isChosen: search.sale === 'true' }
  return (
    <div className="grid gap-4.5">
      <Group title="Price" choices={choose('price', (band) => priceLabel[band])} />
      {(counts.onSale > 0 || sale.isChosen) && (
        <Group title="Offers" choices={[{ ...sale, to: searchHref(withChoice(search, { sale: sale.isChosen ? undefined : 'true' })) }]} />
      )}
      <Group title="Format" choices={choose('format', String)} />
      <Group title="System" choices={choose('system', String)} />
    </div>
  )
}
