import type { License, Trial } from '#contract/licensing/inventory.ts'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'

/** The parts of the page, each with its own address. */
export const parts = ['all', 'plugins', 'packs', 'subscriptions', 'trials', 'receipts'] as const
export type Part = (typeof parts)[number]

export const readPart = (word: string | null): Part => parts.find((part) => part === word) ?? 'all'

/** A license without seats gives only the right to download: a pack. */
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

type Whose = { product: Pick<License['product'], 'creatorId' | 'productId'> }

const isSameProduct = ({ product: one }: Whose, { product: other }: Whose): boolean =>
  one.creatorId === other.creatorId && one.productId === other.productId

type Titled = Pick<License['product'], 'creatorSlug' | 'productId' | 'isWithdrawn'>

/** Where the name links to: the product's page, or, for a withdrawn product, its downloads, for owners only. */
export const titleHref = ({ creatorSlug, productId, isWithdrawn }: Titled, isOwned: boolean): string | undefined => {
  const page = `/${creatorSlug}/${productId}`
  if (!isWithdrawn) return page
  return isOwned ? `${page}/download` : undefined
}

export const isGood = ({ status, isOver }: Pick<License, 'status' | 'isOver'>): boolean => status === 'Active' && !isOver

/** The other valid licenses of the same product, which explain why it is listed more than once. */
export const twinsOf = (license: License, all: readonly License[]): License[] =>
  all.filter((one) => one.id !== license.id && isGood(one) && isSameProduct(one, license))

/** Whether the product of a trial has been bought since. */
export const isBought = (trial: Trial, licenses: readonly License[]): boolean =>
  licenses.some((license) => isGood(license) && isSameProduct(license, trial))

/** A trial of a product that is owned by now is history: it is listed with the trials only. */
export const chooseTrials = (trials: readonly Trial[], licenses: readonly License[], part: Part, search: string): Trial[] => {
  if (part !== 'all' && part !== 'trials') return []
  return trials
    .filter((trial) => part === 'trials' || !isBought(trial, licenses))
    .filter(({ product }) => fitsSearch(search, product.name, product.creatorName))
}

/** How many different products and creators somebody has. */
export const countOwned = (licenses: readonly License[]): { products: number; makers: number } => {
  const good = licenses.filter(isGood)
  return {
    products: new Set(good.map(({ product }) => `${product.creatorId}/${product.productId}`)).size,
    makers: new Set(good.map(({ product }) => product.creatorId)).size,
  }
}
