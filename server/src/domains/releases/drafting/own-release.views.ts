import { type RawBuilder, sql } from 'kysely'
import type { ProductType } from '#contract/catalog/catalog.ts'
import type { ItemState } from '#contract/catalog/editing.ts'
import type { OwnReleaseRow } from '#contract/releases/own-releases.ts'
import type { Channel, ReleaseStatus } from '#contract/releases/release-states.ts'
import type { Reader } from '#platform/database/database.ts'
import { currentRelease, isFirst, nobody } from '../current-release.ts'
import '../releases.tables.ts'

export type ReleaseListRow = {
  id: string
  creator_id: string
  product_id: string
  product_name: string
  product_type: ProductType
  product_state: ItemState
  icon_url: string | null
  version: string
  channel: Channel
  status: ReleaseStatus
  reason: string | null
  is_current: boolean
  is_first: boolean
  created_at: Date
  submitted_at: Date | null
  published_at: Date | null
  scheduled_at: Date | null
  rollout_percent: number
  rollout_stopped_at: Date | null
  rolled_back_at: Date | null
  notes: string
  builds: OwnReleaseRow['builds']
  downloads: number
}

const currentId = (channel: Channel, now: Date) =>
  sql`(select c.id from ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, { holder: nobody, channel, now }, sql`r.id`)} c)`

/** Finished downloads of a release `r`. */
export const downloads = sql`(select coalesce(sum(n.finished), 0)::int from builds b join build_downloads n on n.build_id = b.id where b.release_id = r.id)`

/** Releases as lists show them; `which` and `order` speak of `r`, the release, and `p`, its product. */
export const readReleaseRows = async (
  db: Reader,
  now: Date,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`r.id desc`,
  limit = 1,
): Promise<ReleaseListRow[]> => {
  const { rows } = await sql<ReleaseListRow>`
    select r.id, r.creator_id, r.product_id, p.name as product_name, p.type as product_type, p.state as product_state,
      p.icon_url, r.version, r.channel, r.status, r.reason, r.created_at, r.submitted_at,
      r.published_at, r.scheduled_at, r.rollout_percent, r.rollout_stopped_at, r.rolled_back_at, r.notes,
      ${downloads} as downloads,
      coalesce(r.id = case r.channel when 'stable' then ${currentId('stable', now)} else ${currentId('beta', now)} end, false) as is_current,
      case r.channel when 'stable' then ${isFirst('stable', now)} else ${isFirst('beta', now)} end as is_first,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'platform', b.platform, 'name', b.name, 'size', b.size, 'status', b.status)
        order by b.platform), '[]') from builds b where b.release_id = r.id) as builds
    from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
    where ${which} order by ${order} limit ${limit}`.execute(db)
  return rows
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null

export const toOwnRow = (row: ReleaseListRow): OwnReleaseRow => ({
  id: row.id,
  productId: row.product_id,
  productName: row.product_name,
  productType: row.product_type,
  iconUrl: row.icon_url,
  version: row.version,
  channel: row.channel,
  status: row.status,
  reason: row.reason,
  isCurrent: row.is_current,
  createdAt: row.created_at.toISOString(),
  submittedAt: written(row.submitted_at),
  publishedAt: written(row.published_at),
  scheduledAt: written(row.scheduled_at),
  rolloutPercent: row.rollout_percent,
  rolloutStoppedAt: written(row.rollout_stopped_at),
  rolledBackAt: written(row.rolled_back_at),
  builds: row.builds,
  downloads: row.downloads,
})
