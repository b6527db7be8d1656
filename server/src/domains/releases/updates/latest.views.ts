import { sql } from 'kysely'
import type { Platform } from '#contract/releases/platforms.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { currentRelease, type Wanted } from '../current-release.ts'
import { signatureOf } from '../signature.views.ts'
import '../releases.tables.ts'

export type LatestBuild = { id: string; platform: Platform; name: string; size: number; sha256: string; edSignature: string | null }

export type ProductLatest = {
  productId: string
  name: string
  slug: string
  isOnSale: boolean
  release: { version: string; channel: Channel; notes: string; publishedAt: Date; builds: LatestBuild[] } | null
}

type Row = Omit<ProductLatest, 'release'> & {
  version: string | null
  channel: Channel
  notes: string
  publishedAt: Date
  builds: LatestBuild[]
}

/** A product with the current release for the caller. */
export const findLatest = async (db: Reader, product: ProductKey, wanted: Wanted): Promise<ProductLatest | undefined> => {
  const columns = sql`r.id, r.version, r.channel, r.notes, r.published_at`
  const { rows } = await sql<Row>`
    select p.id as "productId", p.name, c.slug, p.state = 'Live' and c.live as "isOnSale",
      r.version, r.channel, r.notes, r.published_at as "publishedAt", coalesce(b.builds, '[]') as builds
    from products p
    join creators c on c.id = p.creator_id
    left join lateral ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, wanted, columns)} r on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', b.id, 'platform', b.platform, 'name', b.name, 'size', b.size, 'sha256', b.sha256,
        'edSignature', ${signatureOf('b')}) order by b.platform) as builds
      from builds b where b.release_id = r.id and b.status = 'Approved' and b.platform <> 'Symbols'
    ) b on true
    where p.creator_id = ${product.creatorId} and p.id = ${product.productId} and p.state <> 'Draft'`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { productId, name, slug, isOnSale, version, ...release } = row
  return { productId, name, slug, isOnSale, release: version === null ? null : { version, ...release } }
}
