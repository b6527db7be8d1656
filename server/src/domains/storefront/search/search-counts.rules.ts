import type { ProductCategory } from '#contract/catalog/catalog.ts'
import { productCategories } from '#contract/catalog/catalog.ts'
import {
  type PriceBand,
  type ProductFormat,
  type ProductSystem,
  priceBands,
  productFormats,
  productSystems,
  type SearchCounts,
} from '#contract/storefront/discovery.ts'

export type Filters = {
  category: ProductCategory | undefined
  price: PriceBand | undefined
  format: ProductFormat | undefined
  system: ProductSystem | undefined
  onSale: boolean
}

/** Found products with the same filter values, and how many of them there are. */
export type FoundGroup = {
  id: number
  category: ProductCategory
  price: PriceBand
  formats: readonly ProductFormat[]
  systems: readonly ProductSystem[]
  count: number
  onSale: number
}

const fits = (group: FoundGroup, { category, price, format, system }: Omit<Filters, 'onSale'>): boolean =>
  (!category || group.category === category) &&
  (!price || group.price === price) &&
  (!format || group.formats.includes(format)) &&
  (!system || group.systems.includes(system))

const sizeOf = (groups: readonly FoundGroup[], filters: Filters): number =>
  groups.reduce((sum, group) => (fits(group, filters) ? sum + (filters.onSale ? group.onSale : group.count) : sum), 0)

/** The groups that pass the filters. */
export const fittingGroups = (groups: readonly FoundGroup[], filters: Filters): FoundGroup[] =>
  groups.filter((group) => fits(group, filters))

/** What each choice of a filter would show. A filter does not narrow its own choices: one wants to see what else there is. */
const countChoices = <Name extends 'category' | 'price' | 'format' | 'system'>(
  groups: readonly FoundGroup[],
  filters: Filters,
  name: Name,
  choices: readonly NonNullable<Filters[Name]>[],
) =>
  choices
    .map((value) => ({ value, count: sizeOf(groups, { ...filters, [name]: value }) }))
    .filter(({ value, count }) => count > 0 || filters[name] === value)

export const countFound = (groups: readonly FoundGroup[], filters: Filters): { total: number; counts: SearchCounts } => ({
  total: sizeOf(groups, filters),
  counts: {
    category: countChoices(groups, filters, 'category', productCategories),
    price: countChoices(groups, filters, 'price', priceBands),
    format: countChoices(groups, filters, 'format', productFormats),
    system: countChoices(groups, filters, 'system', productSystems),
    onSale: sizeOf(groups, { ...filters, onSale: true }),
  },
})
