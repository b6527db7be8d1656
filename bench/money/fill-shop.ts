import { createProduct, publishProduct } from '#domains/catalog/index.ts'
import { sampleProduct } from '#domains/catalog/sample-product.ts'
import { createCreator } from '#domains/creators/index.ts'
import { startDiscount } from '#domains/discounts/index.ts'
import type { Reader } from '#platform/database/database.ts'

const creators = 10
const productsEach = 100
export const reductions = 1_000

export type ProductRef = { creatorId: string; productId: string }

const nameOf = (number: number): string => `maker-${number}`

/** Ten creators with a hundred products each, a thousand active discounts, and a thousand valid coupons. */
export const fillMoneyShop = async (db: Reader): Promise<ProductRef[]> => {
  const now = new Date(Date.now() - 60_000)
  const products: ProductRef[] = []
  for (let maker = 0; maker < creators; maker++) {
    const creatorId = nameOf(maker)
    const profile = { id: creatorId, slug: creatorId, name: creatorId, tagline: null, description: null, email: null, websiteUrl: null }
    const looks = {
      logoUrl: null,
      bioImageUrl: null,
      socialMediaAccounts: null,
      allowedOrigins: [],
      live: true,
      featured: false,
      whitelabel: false,
    }
    await db.transaction().execute((tx) => createCreator(tx, { ...profile, ...looks }, now))
    for (let number = 0; number < productsEach; number++) {
      const id = `thing-${number}`
      await db.transaction().execute(async (tx) => {
        await createProduct(tx, {
          creatorId,
          id,
          type: 'Plugin',
          category: 'Plugin',
          content: sampleProduct({ name: `Thing ${number}` }),
          now,
        })
        await publishProduct(tx, { creatorId, id }, now)
      })
      products.push({ creatorId, productId: id })
    }
  }
  for (let number = 0; number < reductions; number++) {
    const { creatorId, productId } = products[number % products.length] as ProductRef
    const targets = [{ kind: 'product' as const, itemId: productId, variationId: null }]
    const off = { percentage: 0.05 + (number % 10) / 100 }
    await db
      .transaction()
      .execute((tx) =>
        startDiscount(tx, { creatorId, name: `Sale ${number}`, description: null, off, startsAt: now, endsAt: null, targets }, now),
      )
  }
  await db
    .insertInto('coupons')
    .values(
      Array.from({ length: reductions }, (_none, number) => ({
        id: `cpn_${String(number).padStart(26, '0')}`,
        creator_id: nameOf(number % creators),
        code: `BENCH${number}`,
        name: `Coupon ${number}`,
        percentage: 0.1,
        created_at: now,
      })),
    )
    .execute()
  return products
}
