import { listLiveProducts } from '#domains/catalog/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { CardRow } from './card.views.ts'

type Row = Pick<CardRow, 'creator_id' | 'content'>

/** The products that its prices for owners name, all of the same creator. */
export const namedProducts = ({ creator_id: creatorId, content }: Row) =>
  content.variations.flatMap(({ ownerPrices = [] }) =>
    ownerPrices.flatMap(({ productIds }) => productIds.map((productId) => ({ creatorId, productId }))),
  )

/** With those of them that everyone may see: what is not announced is not named. Few products have prices for owners: only then is asked. */
export const nameShownProducts = async <One extends Row>(db: Reader, rows: readonly One[]): Promise<One[]> => {
  const named = rows.flatMap(namedProducts)
  if (named.length === 0) return [...rows]
  const live = await listLiveProducts(db, named)
  return rows.map((row) => {
    const shown = namedProducts(row).filter(({ creatorId, productId }) => live.has(`${creatorId}/${productId}`))
    return shown.length > 0 ? { ...row, shown_products: new Set(shown.map(({ productId }) => productId)) } : row
  })
}
