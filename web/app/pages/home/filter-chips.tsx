import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { useLocale } from '#web/ui/use-visitor.ts'
import { type HomeSearch, searchHref, withChoice } from './home-search.ts'
import { chosenFilters } from './search-labels.ts'

/** The active filters; pressing one removes it. */
export const FilterChips = ({ search }: { search: HomeSearch }) => {
  const chosen = chosenFilters(search, useLocale('en-US'))
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={searchHref(withChoice(search, without))}
            preventScrollReset
            aria-label={`Remove ${label}`}
            className="flex h-8 items-center gap-1.5 rounded border border-line-strong pr-2 pl-2.5 text-14 hover:border-ink"
          >
            {label} <X size={14} aria-hidden="true" className="text-ink-3" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={searchHref({ q: search.q, sort: search.sort })} preventScrollReset className="link px-1 text-14 text-ink-2">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
