import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import './search.tables.ts'

/** A product as search knows it; the price is in cents of a dollar, before discounts. */
export type ListedProduct = {
  number: number
  creatorId: string
  id: string
  /** As readers sort it. */
  nameOrder: string
  publishedAt: number
  price: number
  facets: readonly number[]
}

// In the order that most lists are in: there is little left to sort then.
const selectProducts = fixedStatement<ListedProduct>(`
  select s.number, s.creator_id as "creatorId", s.product_id as id, name_order(s.name) as "nameOrder", extract(epoch from s.published_at)::float8 as "publishedAt",
    s.price, s.facets
  from product_search s where s.creator_id = any($1) order by s.published_at desc`)

export const listProducts = (db: Reader, creatorIds: readonly string[]): Promise<ListedProduct[]> => selectProducts(db, [creatorIds])
