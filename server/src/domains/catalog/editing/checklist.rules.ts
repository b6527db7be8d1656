import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { Checklist } from '#contract/catalog/editing.ts'
import type { BundleDraftContent } from '../bundle-content.ts'
import type { DraftVariationContent, ProductDraftContent } from '../product-content.ts'
import { isComplete, ownerPricesAreComplete } from './publish.rules.ts'

/** What, besides the draft, decides whether it can go live. */
export type Circumstances = { hasSignedTerms: boolean }

/** What buyers would get: a published release, or an approved one that can be published with the product. */
export type LaunchReleases = { isPublished: boolean; approved: { id: string; version: string } | null }

type Delivery = LaunchReleases & {
  /** Live since before this rule existed, without either: it stays live. */
  isExempt: boolean
}

const tasksOf = (subjects: readonly unknown[], task: Checklist[number]): Checklist => (subjects.length > 0 ? [task] : [])

const risesEvenly = ({ tiers }: DraftVariationContent): boolean =>
  tiers.every((tier, index) => index === 0 || tier.minQuantity > (tiers[index - 1]?.minQuantity ?? 0))

/** Only what exists is checked: a missing variation, tier or product fails no rule. */
const variationTasks = (variations: readonly DraftVariationContent[]): Checklist => [
  { what: 'variations', words: 'Add a price', done: variations.length > 0 },
  ...tasksOf(variations, {
    what: 'prices',
    words: 'Give every variation a name and a price in USD',
    done: variations.every((one) => isComplete({ ...one, ownerPrices: [] })),
  }),
  ...tasksOf(
    variations.flatMap(({ tiers }) => tiers),
    { what: 'tiers', words: 'Give each tier a higher quantity than the one before', done: variations.every(risesEvenly) },
  ),
]

const ownerPriceTasks = (variations: readonly DraftVariationContent[]): Checklist =>
  tasksOf(
    variations.flatMap(({ ownerPrices = [] }) => ownerPrices),
    {
      what: 'ownerPrices',
      words: 'Give every price for owners a product and an amount in USD',
      done: variations.every(ownerPricesAreComplete),
    },
  )

const sharedTasks = (draft: { name: string; iconUrl: string | null }): Checklist => [
  { what: 'name', words: 'Give it a name', done: draft.name.trim() !== '' },
  { what: 'iconUrl', words: 'Add an icon', done: draft.iconUrl !== null },
]

const termsTask = ({ hasSignedTerms }: Circumstances) => ({
  what: 'terms',
  words: 'Sign the latest terms for creators',
  done: hasSignedTerms,
})

/** A plugin is a plugin by type and by category; everything else is a digital product. */
export const isConsistent = (type: ProductType, category: ProductCategory): boolean => (type === 'Plugin') === (category === 'Plugin')

type ProductParts = { type: ProductType; category: ProductCategory; draft: ProductDraftContent }

/** A pack may go live together with its first release. A plugin's is published separately, so that it can be rolled out. */
export const releaseToLaunch = ({ type, draft }: Pick<ProductParts, 'type' | 'draft'>, { isPublished, approved }: LaunchReleases) =>
  type === 'DigitalProduct' && draft.externalFulfillment === null && !isPublished ? approved : null

/** Nothing is sold without delivery. */
export const deliveryTasks = (product: Pick<ProductParts, 'type' | 'draft'>, delivery: Delivery): Checklist => {
  const { externalFulfillment } = product.draft
  if (externalFulfillment !== null) {
    return [{ what: 'externalFulfillment', words: 'Say where you deliver it', done: externalFulfillment.trim() !== '' }]
  }
  const launched = releaseToLaunch(product, delivery)
  if (launched) return [{ what: 'release', words: `Release ${launched.version} is approved and goes out with it`, done: true }]
  if (delivery.isExempt && !delivery.isPublished) return []
  return [{ what: 'release', words: 'Publish a release, or say where you deliver it', done: delivery.isPublished }]
}

export const productChecklist = ({ type, category, draft }: ProductParts, around: Circumstances & { delivery: Delivery }): Checklist => [
  ...sharedTasks(draft),
  { what: 'category', words: 'Choose a category that fits the type', done: isConsistent(type, category) },
  ...variationTasks(draft.variations),
  ...ownerPriceTasks(draft.variations),
  ...tasksOf(type === 'Plugin' ? draft.variations : [], {
    what: 'seats',
    words: 'Give every license of a plugin at least one seat',
    done: draft.variations.every((variation) => variation.licensePolicy.seats >= 1),
  }),
  ...deliveryTasks({ type, draft }, around.delivery),
  termsTask(around),
]

type BundleParts = { draft: BundleDraftContent; liveProducts: number }

export const bundleChecklist = ({ draft, liveProducts }: BundleParts, around: Circumstances): Checklist => [
  ...sharedTasks(draft),
  { what: 'productIds', words: 'Add at least two products', done: draft.productIds.length >= 2 },
  ...tasksOf(draft.productIds, {
    what: 'liveProducts',
    words: 'Include only live products',
    done: liveProducts === draft.productIds.length,
  }),
  ...variationTasks(draft.variations),
  termsTask(around),
]

export const missingIn = (list: Checklist): Record<string, string[]> =>
  Object.fromEntries(list.filter((task) => !task.done).map((task) => [task.what, [task.words]]))
