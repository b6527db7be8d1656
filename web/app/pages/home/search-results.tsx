import { useSearchParams } from 'react-router'
import { productCategories } from '#contract/catalog.ts'
import type { searchProducts } from '#contract/discovery.ts'
import type { AnswerOf } from '#contract/route.ts'
import { categoryWords } from '#web/features/catalog/category-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProductRows } from '../parts/product-rows.tsx'
import { readSearch, searchHref } from './home-search.ts'

type Found = AnswerOf<typeof searchProducts>

const headline = (q: string | undefined, category: string | undefined): string => {
  if (q) return `“${q}”`
  return category ?? 'Everything'
}

/** What matches, as a list to listen through; the address says what was asked. */
export const SearchResults = ({ found }: { found: Found }) => {
  const [query] = useSearchParams()
  const search = readSearch(query) ?? {}
  const { q, category } = search
  const tabs = [
    { to: searchHref({ ...(q && { q }) }), label: 'All', current: !category },
    ...productCategories.map((one) => ({
      to: searchHref({ ...(q && { q }), category: one }),
      label: categoryWords[one].many,
      current: one === category,
    })),
  ]
  return (
    <div className="pt-11">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 pb-5.5">
        <h1 className="min-w-0 text-40 break-words">{headline(q, category && categoryWords[category].many)}</h1>
        <p role="status" className="figures pb-1.5 text-14 text-ink-3">
          {found.total} {found.total === 1 ? 'product' : 'products'}
        </p>
      </div>
      <Tabs label="Categories" tabs={tabs} />
      {found.items.length > 0 ? (
        <ProductRows products={found.items} level={2} />
      ) : (
        <EmptyState title="Nothing matches" action={<ButtonLink to="/">Back to everything</ButtonLink>} className="mt-10">
          Try fewer words, or look through a category.
        </EmptyState>
      )}
      {found.next && (
        <ButtonLink to={searchHref({ ...search, after: found.next })} className="mt-8">
          Show more
        </ButtonLink>
      )}
    </div>
  )
}
