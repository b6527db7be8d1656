import { sql } from 'kysely'
import type { ProductKey } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'

/** Somebody subscribed to releases of what they own, and by which subscriptions: a creator's, the shop's (''), or both. */
export type Owner = { userId: string; email: string; name: string; scopes: string[] }

type Asked = ProductKey & { releaseId: string; now: Date }

/** Owners with a confirmed address who were not mailed about a release. Somebody with several licenses of a product is one owner. */
const select = ({ creatorId, productId, releaseId, now }: Asked) => sql`
  select distinct l.user_id as "userId", u.email, u.name, array_remove(array[
    case when by_creator.product_updates then by_creator.scope end, case when by_shop.product_updates then by_shop.scope end], null) as scopes
  from licenses l
  join users u on u.id = l.user_id and u.confirmed_at is not null and u.deleted_at is null
  left join communication_preferences by_creator on by_creator.scope = l.creator_id and by_creator.email = lower(u.email)
  left join communication_preferences by_shop on by_shop.scope = '' and by_shop.email = lower(u.email)
  where l.creator_id = ${creatorId} and l.product_id = ${productId} and l.status = 'Active' and l.cause <> 'Trial'
    and (l.expires_at is null or l.expires_at > ${now}) and (by_creator.product_updates or by_shop.product_updates)
    and not exists (select from release_mails m where m.release_id = ${releaseId} and m.user_id = l.user_id)`

/** The next owners after one, by their ids. */
export const listOwners = async (db: Reader, asked: Asked & { after: string; limit: number }): Promise<Owner[]> =>
  (await sql<Owner>`${select(asked)} and l.user_id > ${asked.after} order by l.user_id limit ${asked.limit}`.execute(db)).rows

export const findOwner = async (db: Reader, asked: Asked & { userId: string }): Promise<Owner | undefined> =>
  (await sql<Owner>`${select(asked)} and l.user_id = ${asked.userId}`.execute(db)).rows[0]

export type AnnouncedRelease = ProductKey & { releaseId: string; version: string; notes: string; product: string; creatorSlug: string }

/** A release that owners may be mailed about. Betas are not mailed. */
export const findAnnounced = async (db: Reader, releaseId: string): Promise<AnnouncedRelease | undefined> => {
  const { rows } = await sql<AnnouncedRelease>`
    select r.id as "releaseId", r.creator_id as "creatorId", r.product_id as "productId", r.version, r.notes, p.name as product,
      c.slug as "creatorSlug"
    from releases r
    join products p on p.creator_id = r.creator_id and p.id = r.product_id and p.state <> 'Draft'
    join creators c on c.id = r.creator_id
    where r.id = ${releaseId} and r.channel = 'stable'`.execute(db)
  return rows[0]
}
