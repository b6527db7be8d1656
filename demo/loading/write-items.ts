import type { DemoBundle, DemoCreator, DemoProduct, Shown } from '#demo/shop/entries.ts'
import { createBundle, createProduct, publishBundle, publishProduct } from '#domains/catalog/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { momentBefore } from './calendar.ts'
import { fillPage } from './fill-page.ts'
import { coverName } from './plan-pictures.ts'
import { artName, bundleName, productName } from './shop-pages.ts'
import type { ShopMedia } from './write-creator.ts'

/** The cover first, then the scenes. */
const galleryOf = (item: string, title: string, scenes: readonly Shown[], { pictures }: ShopMedia) => [
  { id: pictures.get(coverName(item)).id, alt: `Cover of ${title}` },
  ...scenes.map(({ art, alt }) => ({ id: pictures.get(artName(item, art)).id, alt })),
]

export const writeProduct = async (tx: Tx, creator: DemoCreator, product: DemoProduct, shop: ShopMedia, now: Date): Promise<void> => {
  const name = productName(creator, product)
  const key = { creatorId: creator.id, id: product.id }
  const published = momentBefore(now, product.published, name)
  await createProduct(tx, {
    ...key,
    type: product.type,
    category: product.category,
    content: {
      name: product.name,
      tagline: product.tagline,
      description: product.description,
      iconUrl: shop.pictures.halfSizeOf(coverName(name)),
      images: galleryOf(name, product.name, product.scenes, shop),
      variations: product.variations,
      compatibility: product.compatibility,
      traits: product.traits,
      tags: product.tags,
      pageBlocks: fillPage({ name, creatorId: creator.id, blocks: product.page }, shop.media),
      externalFulfillment: null,
    },
    now: published,
  })
  if (!product.isDraft) await publishProduct(tx, key, published)
}

export const writeBundle = async (tx: Tx, creator: DemoCreator, bundle: DemoBundle, shop: ShopMedia, now: Date): Promise<void> => {
  const name = bundleName(creator, bundle)
  const key = { creatorId: creator.id, id: bundle.id }
  const published = momentBefore(now, bundle.published, name)
  await createBundle(tx, {
    ...key,
    content: {
      name: bundle.name,
      tagline: bundle.tagline,
      description: bundle.description,
      iconUrl: shop.pictures.halfSizeOf(coverName(name)),
      imageUrl: shop.pictures.halfSizeOf(coverName(name)),
      images: galleryOf(name, bundle.name, [], shop),
      productIds: bundle.products,
      partial: bundle.isPartial,
      variations: bundle.variations,
      pageBlocks: fillPage({ name, creatorId: creator.id, blocks: bundle.page }, shop.media),
    },
    now: published,
  })
  await publishBundle(tx, key, published)
}
