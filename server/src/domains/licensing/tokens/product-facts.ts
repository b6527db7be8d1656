import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '#platform/database/database.ts'
import type { ProductKey } from '../inventory/offered-releases.ts'
import '../licensing.tables.ts'

/** What tokens contain about a product. */
export type ProductFacts = { name: string; currentVersionFor(asker: string): string | null }

/** The current version for an account, or for a license without one. Releases are on a higher floor. */
export type ReadCurrentVersions = (db: Reader, product: ProductKey, now: Date) => Promise<(asker: string) => string | null>

const readName = async (db: Reader, { creatorId, productId }: ProductKey): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select p.name
    from products p where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  const [product] = rows
  if (!product) throw new Error(`The product ${creatorId}/${productId} is gone`)
  return product.name
}

const goodFor = 10 * 1000
const maxCached = 2_000

/** Read once in ten seconds for each product, instead of two statements for every token (decision 0039): a changed name or release shows in tokens a moment later. */
export const cacheProductFacts = (readCurrentVersions: ReadCurrentVersions) => {
  const read = async (db: Reader, product: ProductKey, now: Date): Promise<ProductFacts> => ({
    name: await readName(db, product),
    currentVersionFor: await readCurrentVersions(db, product, now),
  })
  const cache = new LRUCache<string, Promise<ProductFacts>>({ max: maxCached, ttl: goodFor })
  return (db: Reader, creatorId: string, productId: string, now: Date): Promise<ProductFacts> => {
    const key = `${creatorId}/${productId}`
    const known = cache.get(key)
    if (known) return known
    const facts = read(db, { creatorId, productId }, now)
    cache.set(key, facts)
    facts.catch(() => cache.delete(key))
    return facts
  }
}
