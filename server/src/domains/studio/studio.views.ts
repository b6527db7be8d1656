import { type RawBuilder, sql } from 'kysely'
import { hasSignedNewestTerms, hasSignedTerms } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Standing, WaitingReleases } from './task.rules.ts'

type Row = {
  id: string
  name: string
  slug: string
  live: boolean
  suspended_at: Date | null
  suspended_reason: string | null
  logo_url: string | null
  tagline: string | null
  has_page: boolean
  page_has_changes: boolean
  live_products: number
  drafts: number
  archived: number
  changed: number
  bundles: number
  sales_on: number
  approved_releases: WaitingReleases
  returned_releases: WaitingReleases
  stopped_payouts: number
}

/** Releases that need an action by their creator. A release followed by a newer one needs none. */
const waitingReleases = (which: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('count', count(*) over (), 'id', r.id, 'name', p.name, 'version', r.version)
  from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
  where r.creator_id = c.id and p.state <> 'Archived' and ${which}
    and not exists (select from releases n where n.creator_id = r.creator_id and n.product_id = r.product_id and n.channel = r.channel and n.id > r.id)
  order by r.id limit 1)`
const approved = waitingReleases(sql`r.status = 'Approved' and r.published_at is null and r.scheduled_at is null`)
const returned = waitingReleases(sql`r.status in ('Rejected', 'ChangesRequested')`)

/** The state of a creator's shop, in one statement. */
export const readStanding = async (db: Reader, creatorId: string, now: Date) => {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.slug, c.live, c.suspended_at, c.suspended_reason, c.logo_url, c.tagline, c.published_page is not null as has_page,
      c.draft_page is not null and c.page_revision <> coalesce(c.page_published_revision, 0) as page_has_changes,
      (select count(*)::int from products p where p.creator_id = c.id and p.state = 'Live') as live_products,
      (select count(*)::int from products p where p.creator_id = c.id and p.state = 'Draft') as drafts,
      (select count(*)::int from products p where p.creator_id = c.id and p.state = 'Archived') as archived,
      (select count(*)::int from products p where p.creator_id = c.id and p.state = 'Live' and p.revision <> p.published_revision) as changed,
      (select count(*)::int from bundles b where b.creator_id = c.id and b.state = 'Live') as bundles,
      (select count(*)::int from sale_discounts d where d.creator_id = c.id and d.starts_at <= ${now} and (d.ends_at is null or d.ends_at > ${now})) as sales_on,
      ${approved} as approved_releases, ${returned} as returned_releases,
      (select count(*)::int from payouts o where o.creator_id = c.id and o.status in ('OnHold', 'Failed')) as stopped_payouts
    from creators c where c.id = ${creatorId}`.execute(db)
  const row = rows[0] ?? refuse('not-found')
  const standing: Standing = {
    live: row.live,
    hasSignedTerms: await hasSignedTerms(db, creatorId),
    hasSignedNewestTerms: await hasSignedNewestTerms(db, creatorId),
    hasLogo: row.logo_url !== null,
    hasTagline: row.tagline !== null,
    hasPage: row.has_page,
    pageHasChanges: row.page_has_changes,
    drafts: row.drafts,
    liveProducts: row.live_products,
    withUnpublishedChanges: row.changed,
    approvedReleases: row.approved_releases,
    returnedReleases: row.returned_releases,
    stoppedPayouts: row.stopped_payouts,
  }
  return {
    standing,
    suspension: row.suspended_at && { at: row.suspended_at.toISOString(), reason: row.suspended_reason ?? '' },
    creator: { id: row.id, name: row.name, slug: row.slug, live: row.live, logoUrl: row.logo_url },
    counts: { live: row.live_products, drafts: row.drafts, archived: row.archived, bundles: row.bundles, salesOn: row.sales_on },
  }
}
