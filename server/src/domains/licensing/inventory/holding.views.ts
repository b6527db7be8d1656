import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'

type Holder = { userId: string; creatorId: string; productId: string; now: Date }

/** What somebody has of one product, all valid licenses together, and their trial of it. */
export type Holding = {
  licenses: number
  seats: number
  seats_taken: number
  since: Date | null
  is_subscribed: boolean
  /** null where one of them is perpetual. */
  ends_at: Date | null
  installed_versions: string[]
  external_fulfillment: string | null
  trial_ends_at: Date | null
}

export const findHolding = async (db: Reader, { userId, creatorId, productId, now }: Holder): Promise<Holding> => {
  const { rows } = await sql<Holding>`
    with own as (
      select l.id, l.cause, l.seats, l.created_at, l.expires_at, l.status, l.subscription_id from licenses l
      where l.user_id = ${userId} and l.creator_id = ${creatorId} and l.product_id = ${productId} and l.status = 'Active'
    ), good as (
      select o.* from own o where o.cause <> 'Trial' and (o.expires_at is null or o.expires_at > ${now})
    ), devices as (
      select a.app_version from activations a join good g on g.id = a.license_id where a.status = 'Active'
    )
    select count(*) as licenses, coalesce(sum(g.seats), 0)::int as seats, (select count(*) from devices) as seats_taken,
      min(g.created_at) as since, coalesce(bool_and(g.subscription_id is not null), false) as is_subscribed,
      case when bool_or(g.expires_at is null) then null else max(g.expires_at) end as ends_at,
      array(select distinct d.app_version from devices d where d.app_version is not null order by 1) as installed_versions,
      (select p.external_fulfillment from products p where p.creator_id = ${creatorId} and p.id = ${productId}) as external_fulfillment,
      (select max(o.expires_at) from own o where o.cause = 'Trial') as trial_ends_at
    from good g`.execute(db)
  return rows[0] as Holding
}
