import { sql } from 'kysely'
import { elapsed } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** What tokens say of a product. */
export type ProductFacts = { name: string; newestRelease: string | null }

/** The newest published release of a product p. */
const newestRelease = (now: Date) => sql`
  (select r.version from releases r where r.creator_id = p.creator_id and r.product_id = p.id and r.published_at <= ${now}
    order by r.number desc limit 1)`

const read = async (db: Reader, creatorId: string, productId: string, now: Date): Promise<ProductFacts> => {
  const { rows } = await sql<ProductFacts>`
    select coalesce(p.card ->> 'name', p.draft ->> 'name') as name, ${newestRelease(now)} as "newestRelease"
    from products p where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`The product ${creatorId}/${productId} is gone`)
  return facts
}

const goodFor = 10 * 1000
const maxKept = 2_000

/** Read once in ten seconds for each product: a name or a release that changed shows in tokens a moment later. */
export const keepProductFacts = () => {
  const kept = new Map<string, { until: number; facts: Promise<ProductFacts> }>()
  return (db: Reader, creatorId: string, productId: string, now: Date): Promise<ProductFacts> => {
    const key = `${creatorId}/${productId}`
    const known = kept.get(key)
    if (known && elapsed() < known.until) return known.facts
    const facts = read(db, creatorId, productId, now)
    if (kept.size >= maxKept) kept.clear()
    kept.set(key, { until: elapsed() + goodFor, facts })
    facts.catch(() => kept.delete(key))
    return facts
  }
}
