import { type RawBuilder, sql } from 'kysely'
import type { Platform } from '#contract/releases/platforms.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { shareOf } from './current-release.rules.ts'
import './releases.tables.ts'

/** Who asks: an account, or a program that sent a license. */
export type Holder = { userId: string | null; licenseId: string | null }

export const nobody: Holder = { userId: null, licenseId: null }

export type Wanted = { holder: Holder; channel: Channel; platform?: Platform | undefined; now: Date }

/** What everybody gets who has not asked for more. */
export const forEveryone = (now: Date): Wanted => ({ holder: nobody, channel: 'stable', now })

/** A license stands for its account, so that a person's plugins and pages agree. */
const askerOf = ({ userId, licenseId }: Holder): RawBuilder<string> | undefined => {
  if (userId !== null) return sql`${userId}::text`
  return licenseId === null ? undefined : sql`coalesce((select l.user_id from licenses l where l.id = ${licenseId}), ${licenseId})`
}

/** Published and not rolled back: somebody who has it may keep it. `of` names a row of releases. */
export const isOpen = (of: string, now: Date): RawBuilder<boolean> =>
  sql`(${sql.ref(`${of}.status`)} = 'Approved' and ${sql.ref(`${of}.published_at`)} <= ${now}
    and ${sql.ref(`${of}.rolled_back_at`)} is null and ${sql.ref(`${of}.rollout_stopped_at`)} is null)`

const isOnChannel = (of: string, channel: Channel): RawBuilder<boolean> =>
  channel === 'beta' ? sql`true` : sql`${sql.ref(`${of}.channel`)} = 'stable'`

/** Nothing is open before a release `r`: a share of customers would leave the others with nothing. */
export const isFirst = (channel: Channel, now: Date): RawBuilder<boolean> => sql`not exists (
  select from releases first where first.creator_id = r.creator_id and first.product_id = r.product_id
    and first.version_key < r.version_key and ${isOpen('first', now)} and ${isOnChannel('first', channel)})`

/** Whether a release `r` is offered: the same as `listOffered` of the rules, which a test holds against it. */
export const isOffered = ({ holder, channel, now }: Omit<Wanted, 'platform'>): RawBuilder<boolean> => {
  const asker = askerOf(holder)
  return sql`(${isOpen('r', now)} and ${isOnChannel('r', channel)} and (
    r.rollout_percent = 100
    or ${asker === undefined ? sql`false` : sql`rollout_share(r.id, ${asker}) < r.rollout_percent`}
    or ${isFirst(channel, now)}))`
}

const runsOn = (platform: Platform | undefined): RawBuilder<boolean> =>
  platform === undefined
    ? sql`true`
    : sql`exists (select from builds b where b.release_id = r.id and b.status = 'Approved' and b.platform in (${platform}, 'Universal'))`

/**
 * THE current release of a product for somebody, as a query for `join lateral`. Every page, list, token, feed and mail uses it; usually
 * step down the index releases_current as a rule.
 */
export const currentRelease = (
  product: { creator: string; id: string },
  wanted: Wanted,
  columns: RawBuilder<unknown> = sql`r.id, r.version, r.published_at`,
): RawBuilder<unknown> => sql`(
  select ${columns} from releases r
  where r.creator_id = ${sql.ref(product.creator)} and r.product_id = ${sql.ref(product.id)} and ${isOffered(wanted)} and ${runsOn(wanted.platform)}
  order by r.version_key desc, r.number desc limit 1)`

export type CurrentRelease = { id: string; version: string; publishedAt: Date }

export const findCurrentRelease = async (
  db: Reader,
  { creatorId, productId }: ProductKey,
  wanted: Wanted,
): Promise<CurrentRelease | undefined> => {
  const { rows } = await sql<CurrentRelease>`
    select r.id, r.version, r.published_at as "publishedAt"
    from (select ${creatorId}::text as creator_id, ${productId}::text as id) p
    cross join lateral ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, wanted)} r`.execute(db)
  return rows[0]
}

type OpenRow = { id: string; version: string; percent: number }

/**
 * The stable version that each caller gets, for code that asks about one product all day: read once, then answered from memory. What is
 * older than the newest that everybody gets is current for nobody, so only that much is read.
 */
export const readCurrentVersions = async (
  db: Reader,
  { creatorId, productId }: ProductKey,
  now: Date,
): Promise<(asker: string) => string | null> => {
  const { rows } = await sql<OpenRow>`
    select r.id, r.version, r.rollout_percent as percent from releases r
    where r.creator_id = ${creatorId} and r.product_id = ${productId} and ${isOpen('r', now)} and r.channel = 'stable'
      and r.version_key >= coalesce((
        select whole.version_key from releases whole
        where whole.creator_id = ${creatorId} and whole.product_id = ${productId} and ${isOpen('whole', now)}
          and whole.channel = 'stable' and whole.rollout_percent = 100
        order by whole.version_key desc limit 1), '')
    order by r.version_key desc, r.number desc`.execute(db)
  const last = rows.at(-1)
  return (asker) => (rows.find(({ id, percent }) => shareOf(id, asker) < percent) ?? last)?.version ?? null
}
