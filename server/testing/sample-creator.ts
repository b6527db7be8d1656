import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import {
  type BundleContent,
  createBundle,
  createProduct,
  type ProductContent,
  publishBundle,
  publishProduct,
} from '#domains/catalog/index.ts'
import { sampleProduct, sampleVariation } from '#domains/catalog/sample-product.ts'
import { type CreatorProfile, createCreator } from '#domains/creators/index.ts'
import { type NewDiscount, startDiscount } from '#domains/discounts/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { testDay } from './test-shop.ts'

/** Adds data to a shop through the public API of its domains. */

const monthBefore = new Date('2030-02-01T12:00:00Z')

export const addCreator = (db: Reader, change: Partial<CreatorProfile> & { id: string }): Promise<void> =>
  db.transaction().execute((tx) =>
    createCreator(
      tx,
      {
        slug: change.id,
        name: change.id,
        tagline: null,
        description: null,
        email: null,
        websiteUrl: null,
        logoUrl: null,
        bioImageUrl: null,
        socialMediaAccounts: null,
        allowedOrigins: [],
        live: true,
        featured: false,
        whitelabel: false,
        ...change,
      },
      monthBefore,
    ),
  )

/** The fee that staff agreed with a creator, from a day on. */
export const addFee = async (db: Reader, creatorId: string, rate: number | null, validFrom = '2030-01-01'): Promise<void> => {
  await db.insertInto('creator_fees').values({ creator_id: creatorId, valid_from: validFrom, rate, set_at: monthBefore }).execute()
}

type SomeProduct = Partial<ProductContent> & { type?: ProductType; category?: ProductCategory; publishedAt?: string }

/** `creator/product`, as the shop writes it. */
const keyOf = (path: string) => {
  const [creatorId = '', id = ''] = path.split('/')
  return { creatorId, id }
}

export const addDraft = (db: Reader, path: string, { type = 'Plugin', category = 'Plugin', publishedAt, ...content }: SomeProduct = {}) =>
  db
    .transaction()
    .execute((tx) => createProduct(tx, { ...keyOf(path), type, category, content: sampleProduct(content), now: new Date(monthBefore) }))

export const addProduct = async (db: Reader, path: string, product: SomeProduct = {}): Promise<void> => {
  await addDraft(db, path, product)
  await db.transaction().execute((tx) => publishProduct(tx, keyOf(path), new Date(product.publishedAt ?? monthBefore)))
}

/** As the studio creates it: a bundle has no seats. */
export const bundleVariation = (usd: number) =>
  sampleVariation({ prices: { USD: usd }, licensePolicy: { seats: 0, offlineActivation: true, trialDays: 0, trialNeedsAccount: false } })

export const addBundle = async (db: Reader, path: string, productIds: string[], content: Partial<BundleContent> = {}): Promise<void> => {
  const whole: BundleContent = {
    name: 'Everything',
    tagline: null,
    description: null,
    iconUrl: null,
    imageUrl: null,
    images: [],
    productIds,
    partial: false,
    variations: [bundleVariation(9900)],
    pageBlocks: [],
    ...content,
  }
  await db.transaction().execute(async (tx) => {
    await createBundle(tx, { ...keyOf(path), content: whole, now: monthBefore })
    await publishBundle(tx, keyOf(path), monthBefore)
  })
}

/** A discount on a product (or, with kind b, a bundle): a quarter off, from now on, in all variations. */
export const addDiscount = (
  db: Reader,
  path: string,
  discount: Partial<NewDiscount> & { kind?: 'product' | 'bundle'; variationId?: string } = {},
) => {
  const { creatorId, id } = keyOf(path)
  const { kind = 'product', variationId = null, ...change } = discount
  return db.transaction().execute((tx) =>
    startDiscount(
      tx,
      {
        creatorId,
        name: 'Spring sale',
        description: null,
        off: { percentage: 0.25 },
        startsAt: new Date(testDay),
        endsAt: null,
        targets: [{ kind, itemId: id, variationId }],
        ...change,
      },
      monthBefore,
    ),
  )
}
