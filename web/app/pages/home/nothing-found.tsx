import { Link } from 'react-router'
import { categoryHref, categoryLabel } from '#web/features/storefront/category-label.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { categories, type HomeSearch, searchHref } from './home-search.ts'
import { chosenFilters } from './search-labels.ts'

/** No matches: what to change, and where else to look. */
export const NothingFound = ({ search }: { search: HomeSearch }) => {
  const isNarrowed = chosenFilters(search).length > 0
  return (
    <EmptyState
      title="No matches"
      action={
        <>
          {isNarrowed && search.q && <ButtonLink to={searchHref({ q: search.q })}>Search without filters</ButtonLink>}
          <ButtonLink to="/">Back to everything</ButtonLink>
        </>
      }
      className="mt-4"
    >
      <p>
        {isNarrowed
          ? 'Remove a filter, or browse a category.'
          : 'Try fewer or different words: a maker, a sound, a kind of tool. Or browse a category.'}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-14">
        {categories.map((category) => (
          <li key={category}>
            <Link to={categoryHref(category)} className="link">
              {categoryLabel[category].many}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
