import type { Reader } from '#platform/database/database.ts'
import './catalog.tables.ts'

type Named = { creatorId: string; productId: string }

/** The names of these products, by `creator/product`, also of archived ones: somebody may own them. */
export const listProductNames = async (db: Reader, products: readonly Named[]): Promise<ReadonlyMap<string, string>> => {
  if (products.length === 0) return new Map()
  const rows = await db
    .selectFrom('products as p')
    .select(['p.creator_id', 'p.id', 'p.name'])
    .where('p.creator_id', 'in', [...new Set(products.map(({ creatorId }) => creatorId))])
    .where('p.id', 'in', [...new Set(products.map(({ productId }) => productId))])
    .execute()
  return new Map(rows.map(({ creator_id, id, name }) => [`${creator_id}/${id}`, name.trim() || id]))
}
