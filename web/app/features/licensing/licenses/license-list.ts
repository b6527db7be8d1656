import type { License, Trial } from '#contract/licensing/inventory.ts'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'

/** The parts of the page, each with its own address. */
export const parts = ['all', 'plugins', 'packs', 'subscriptions', 'trials', 'receipts'] as const
export type Part = (typeof parts)[number]

export const readPart = (word: string | null): Part => parts.find((part) => part === word) ?? 'all'

/** A license without seats is the right to download, nothing more: a pack. */
export const isPlugin = ({ maxNumberOfActivations }: Pick<License, 'maxNumberOfActivations'>): boolean => maxNumberOfActivations > 0

const shownIn: Readonly<Partial<Record<Part, (license: License) => boolean>>> = {
  all: () => true,
  plugins: isPlugin,
  packs: (license) => !isPlugin(license),
}

export const chooseLicenses = (licenses: readonly License[], part: Part, search: string): License[] =>
  licenses.filter(
    (license) =>
      shownIn[part]?.(license) && fitsSearch(search, license.product.name, license.product.creatorName, license.id, license.product.id),
  )

export const chooseTrials = (trials: readonly Trial[], part: Part, search: string): Trial[] =>
  part === 'all' || part === 'trials' ? trials.filter(({ product }) => fitsSearch(search, product.name, product.creatorName)) : []

/** How many different products and makers somebody has. */
export const countOwned = (licenses: readonly License[]): { products: number; makers: number } => {
  const good = licenses.filter(({ status, isOver }) => status === 'Active' && !isOver)
  return {
    products: new Set(good.map(({ product }) => `${product.creatorId}/${product.productId}`)).size,
    makers: new Set(good.map(({ product }) => product.creatorId)).size,
  }
}
