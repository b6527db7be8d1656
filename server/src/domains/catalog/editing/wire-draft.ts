import type { BundleDraft, DraftPrices, DraftVariation, ProductDraft } from '#contract/catalog/editing.ts'
import { type Currency, minorUnitsOf } from '#contract/core/money.ts'
import { round, toDecimal } from '#kernel/money.ts'
import type { BundleDraftContent } from '../bundle-content.ts'
import type { DraftVariationContent, ProductDraftContent } from '../product-content.ts'

/** Converts between the API (decimal amounts) and what is stored (whole minor units). */

type MinorDraftPrices = DraftVariationContent['prices']

const mapPrices = (prices: Partial<Record<Currency, number>>, change: (amount: number, currency: Currency) => number) =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([currency, amount]) =>
      amount === undefined ? [] : [[currency, change(amount, currency as Currency)]],
    ),
  )

export const toMinorPrices = (prices: DraftPrices): MinorDraftPrices =>
  mapPrices(prices, (amount, currency) => round(amount * minorUnitsOf(currency)))

export const toWirePrices = (prices: MinorDraftPrices): DraftPrices => mapPrices(prices, toDecimal)

const readVariation = (variation: DraftVariation): DraftVariationContent => ({
  ...variation,
  prices: toMinorPrices(variation.prices),
  tiers: variation.tiers.map((tier) => ({ ...tier, prices: toMinorPrices(tier.prices) })),
  ...(variation.ownerPrices && { ownerPrices: variation.ownerPrices.map((one) => ({ ...one, prices: toMinorPrices(one.prices) })) }),
})

const writeVariation = (variation: DraftVariationContent): DraftVariation => ({
  ...variation,
  prices: toWirePrices(variation.prices),
  tiers: variation.tiers.map((tier) => ({ ...tier, prices: toWirePrices(tier.prices) })),
  ...(variation.ownerPrices && { ownerPrices: variation.ownerPrices.map((one) => ({ ...one, prices: toWirePrices(one.prices) })) }),
})

export const readProductDraft = (draft: ProductDraft): ProductDraftContent => ({
  ...draft,
  variations: draft.variations.map(readVariation),
})

export const writeProductDraft = ({ type, category, ...content }: ProductDraftContent): ProductDraft => ({
  ...content,
  variations: content.variations.map(writeVariation),
})

export const readBundleDraft = (draft: BundleDraft): BundleDraftContent => ({ ...draft, variations: draft.variations.map(readVariation) })

export const writeBundleDraft = (content: BundleDraftContent): BundleDraft => ({
  ...content,
  variations: content.variations.map(writeVariation),
})
