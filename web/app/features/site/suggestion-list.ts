import type { Suggestions } from '#contract/storefront/discovery.ts'
import { categoryHref, categoryLabel } from '#web/lib/catalog/category-label.ts'

export type Suggestion = { to: string; label: string; note: string; imageUrl: string | null }
export type SuggestionGroup = { label: string; suggestions: Suggestion[] }

/** The suggestions as groups of links. The last one is the search itself. */
export const suggestionGroups = (found: Suggestions, typed: string): SuggestionGroup[] => {
  const groups = [
    {
      label: 'Creators',
      suggestions: found.creators.map(({ name, slug, logoUrl }) => ({ to: `/${slug}`, label: name, note: '', imageUrl: logoUrl })),
    },
    {
      label: 'Products',
      suggestions: found.products.map(({ id, name, iconUrl, creator }) => ({
        to: `/${creator.slug}/${id}`,
        label: name,
        note: creator.name,
        imageUrl: iconUrl,
      })),
    },
    {
      label: 'Categories',
      suggestions: found.categories.map((category) => ({
        to: categoryHref(category),
        label: categoryLabel[category].many,
        note: '',
        imageUrl: null,
      })),
    },
    {
      label: 'Search',
      suggestions: [{ to: `/?${new URLSearchParams({ q: typed })}`, label: `All results for “${typed}”`, note: '', imageUrl: null }],
    },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

/** The next index after an arrow key: through the list and past its ends back to the typed text, which is -1. */
export const stepThrough = (at: number, key: string, length: number): number => {
  if (length === 0) return -1
  if (key === 'ArrowDown') return at + 1 >= length ? -1 : at + 1
  return at === -1 ? length - 1 : at - 1
}
