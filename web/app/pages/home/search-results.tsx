import { useNavigation, useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/core/route.ts'
import type { searchProducts } from '#contract/storefront/discovery.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import { ComparedCurrency } from '#web/lib/session/cart-glance.ts'
import { classes } from '#web/ui/classes.ts'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { CompareBar } from '../parts/compare/compare-bar.tsx'
import { CompareChoice } from '../parts/compare/compare-choice.tsx'
import { ProductRows } from '../parts/product-rows.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { categories, filtersOf, type HomeSearch, readSearch, searchHref, withChoice } from './home-search.ts'
import { NothingFound } from './nothing-found.tsx'
import { chosenFilters, searchTitle } from './search-labels.ts'
import { SortChoice } from './sort-choice.tsx'
import { useFollowCurrency } from './use-follow-currency.ts'

type Found = AnswerOf<typeof searchProducts>

const perPage = 24

const categoryTabs = (search: HomeSearch, { counts }: Found) => [
  { to: searchHref(withChoice(search, { category: undefined })), label: 'All', current: !search.category },
  ...categories.flatMap((category) => {
    const counted = counts.category.find(({ value }) => value === category)
    const to = searchHref(withChoice(search, { category }))
    return counted ? [{ to, label: categoryLabel[category].many, count: counted.count, current: category === search.category }] : []
  }),
]

const Pages = ({ search, found }: { search: HomeSearch; found: Found }) => {
  const skipped = Number(search.after) || 0
  if (skipped === 0 && !found.hasMore) return null
  const before = skipped > perPage ? String(skipped - perPage) : undefined
  return (
    <Pager
      previous={skipped > 0 ? searchHref({ ...search, after: before }) : null}
      next={found.hasMore ? searchHref({ ...search, after: String(skipped + perPage) }) : null}
    >
      <Count of={skipped + 1} /> to <Count of={skipped + found.items.length} /> of <Count of={found.total} />
    </Pager>
  )
}

/** The matching products as a playable list; the search is in the address. */
export const SearchResults = ({ found }: { found: Found }) => {
  const [query] = useSearchParams()
  const navigation = useNavigation()
  const search = readSearch(query) ?? {}
  const compared = useFollowCurrency(search)
  const isChanging = navigation.state === 'loading' && navigation.location.pathname === '/'
  const panel = <FilterPanel search={search} counts={found.counts} />
  return (
    <div className="pt-11">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 pb-5.5">
        <h1 className="min-w-0 text-40 break-words">{searchTitle(search)}</h1>
        <p role="status" className="figures pb-1.5 text-14 text-ink-3">
          <Count of={found.total} /> {found.total === 1 ? 'product' : 'products'}
        </p>
        {found.meant && found.total > 0 && (
          <p className="w-full text-ink-2">
            No exact matches. Showing results for <b className="text-ink">{found.meant}</b>.
          </p>
        )}
      </div>
      <Tabs label="Categories" tabs={categoryTabs(search, found)} />
      <ComparedCurrency value={compared}>
        <div className="grid gap-x-12 pt-5 lg:grid-cols-[200px_minmax(0,1fr)]">
          <aside aria-label="Filters" className="max-lg:hidden">
            <h2 className="sr-only">Filters</h2>
            {panel}
          </aside>
          <div className={classes('min-w-0 transition-opacity', isChanging && 'opacity-50 delay-150')} aria-busy={isChanging}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 pb-4">
              <FilterDrawer chosen={chosenFilters({ ...filtersOf(search), category: undefined }).length} total={found.total}>
                {panel}
              </FilterDrawer>
              <div className="order-last min-w-0 max-lg:w-full lg:order-none">
                <FilterChips search={search} />
              </div>
              <div className="ml-auto">
                <SortChoice search={search} />
              </div>
            </div>
            {found.items.length > 0 ? (
              <ProductRows products={found.items} level={2} choice={(product) => <CompareChoice product={product} />} />
            ) : (
              <NothingFound search={search} />
            )}
            <Pages search={search} found={found} />
            <CompareBar />
          </div>
        </div>
      </ComparedCurrency>
    </div>
  )
}
