import type { Audition, ProductImage } from '#contract/catalog/catalog.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import { samplesIn } from '../blocks/block-registry.ts'
import type { BundleContent, BundleDraftContent } from '../bundle-content.ts'
import type { DraftVariationContent, ProductContent, ProductDraftContent, VariationContent } from '../product-content.ts'
import type { Published } from '../stored-items.ts'

/** The addresses of all sounds that a page can play. */
export const soundsOf = (blocks: readonly PageBlock[]): string[] =>
  samplesIn(blocks).flatMap(({ wet, dry }) => (dry === null ? [wet] : [wet, dry]))

/** The first sample of a page, with what the player needs to know about its sounds. */
const auditionOf = (blocks: readonly PageBlock[], sounds: Record<string, Sound>): Audition | null => {
  const [sample] = samplesIn(blocks)
  if (!sample) return null
  const own = [sample.wet, sample.dry].flatMap((url) => {
    const sound = url === null ? undefined : sounds[url]
    return url && sound ? [[url, sound] as const] : []
  })
  return { ...sample, sounds: Object.fromEntries(own) }
}

/** A price for owners that names a product and an amount in dollars. */
export const ownerPricesAreComplete = ({ ownerPrices = [] }: DraftVariationContent): boolean =>
  ownerPrices.every(({ productIds, prices }) => productIds.length > 0 && prices.USD !== undefined)

/** A variation that can be sold: it has a name, and each of its prices has an amount in dollars. */
export const isComplete = (variation: DraftVariationContent): variation is VariationContent =>
  variation.name.trim() !== '' &&
  variation.prices.USD !== undefined &&
  variation.tiers.every((tier) => tier.prices.USD !== undefined) &&
  ownerPricesAreComplete(variation)

type Draft = ProductDraftContent | BundleDraftContent
/** The published form of a draft. */
type Complete<Content extends Draft> = Content extends BundleDraftContent ? BundleContent : ProductContent

export const prepareForVisitors = <Content extends Draft>(
  content: Content,
  media: { images: ReadonlyMap<string, Omit<ProductImage, 'alt'>>; sounds: Record<string, Sound> },
): Published<Complete<Content>> => {
  const { images, ...rest } = content
  return {
    ...rest,
    // A preview is possible before the last price is set.
    variations: content.variations.filter(isComplete),
    images: images.flatMap(({ id, alt }) => {
      const image = media.images.get(id)
      return image ? [{ ...image, alt }] : []
    }),
    sounds: media.sounds,
    audition: auditionOf(content.pageBlocks, media.sounds),
  } as Published<Complete<Content>>
}
