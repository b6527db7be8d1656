import type { Reader } from '#platform/database/database.ts'
import './catalog.tables.ts'

type Named = { creatorId: string; productId: string }

/** Those of these products that are live, as `creator/product`. */
export const listLiveProducts = async (db: Reader, products: readonly Named[]): Promise<ReadonlySet<string>> => {
  if (products.length === 0) return new Set()
  const rows = await db
    .selectFrom('products as p')
    .select(['p.creator_id', 'p.id'])
    .where('p.creator_id', 'in', [...new Set(products.map(({ creatorId }) => creatorId))])
    .where('p.id', 'in', [...new Set(products.map(({ productId }) => productId))])
    .where('p.state', '=', 'Live')
    .execute()
  return new Set(rows.map(({ creator_id, id }) => `${creator_id}/${id}`))
}
