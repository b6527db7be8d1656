import { sql } from 'kysely'
import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { listSuspicious } from './sharing.views.ts'

type Asked = { creatorId: string; productId: string; maySeeNames: boolean; now: Date }

const findProduct = async (db: Reader, { creatorId, productId }: Asked): Promise<ProductLicenses['product'] | undefined> => {
  const { rows } = await sql<ProductLicenses['product']>`
    select p.creator_id as "creatorId", c.name as "creatorName", p.id as "productId", p.name, p.type
    from products p join creators c on c.id = p.creator_id where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  return rows[0]
}

const readNumbers = async (db: Reader, { creatorId, productId, now }: Asked): Promise<ProductLicenses['numbers']> => {
  const stands = sql`l.status = 'Active' and (l.expires_at is null or l.expires_at > ${now})`
  const { rows } = await sql<ProductLicenses['numbers']>`
    select
      count(*) filter (where l.cause <> 'Trial' and ${stands})::int as active,
      count(*) filter (where l.cause <> 'Trial' and l.status = 'Revoked')::int as revoked,
      count(*) filter (where l.cause <> 'Trial' and l.status = 'Active' and l.expires_at <= ${now})::int as "over",
      count(*) filter (where l.cause = 'Order')::int as bought,
      count(*) filter (where l.cause = 'Voucher')::int as redeemed,
      count(*) filter (where l.cause = 'Grant')::int as given,
      count(*) filter (where l.cause = 'Trial')::int as trials,
      count(*) filter (where l.cause = 'Trial' and ${stands})::int as "trialsRunning",
      coalesce(sum(l.seats) filter (where l.cause <> 'Trial' and ${stands}), 0)::int as seats,
      coalesce(sum(held.devices) filter (where l.cause <> 'Trial' and ${stands}), 0)::int as "seatsTaken",
      coalesce(sum(held.offline), 0)::int as "offlineDevices"
    from licenses l left join (
      select a.license_id, count(*) as devices, count(*) filter (where a.method = 'Offline') as offline
      from activations a join licenses m on m.id = a.license_id
      where a.status = 'Active' and m.creator_id = ${creatorId} and m.product_id = ${productId} group by a.license_id
    ) held on held.license_id = l.id
    where l.creator_id = ${creatorId} and l.product_id = ${productId}`.execute(db)
  return rows[0] as ProductLicenses['numbers']
}

const readMonths = async (db: Reader, { creatorId, productId, now }: Asked): Promise<ProductLicenses['months']> => {
  const month = (column: string) => sql`date_trunc('month', ${sql.ref(column)} at time zone 'UTC')`
  const first = sql`(date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '11 months')`
  const { rows } = await sql<ProductLicenses['months'][number]>`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(i.count, 0)::int as issued, coalesce(d.count, 0)::int as activated
    from generate_series(${first}, ${first} + interval '11 months', interval '1 month') as m (month)
    left join (
      select ${month('l.created_at')} as month, count(*) from licenses l
      where l.creator_id = ${creatorId} and l.product_id = ${productId} and l.created_at >= ${first} at time zone 'UTC' group by 1
    ) i on i.month = m.month
    left join (
      select ${month('a.first_validated_at')} as month, count(*) from activations a join licenses l on l.id = a.license_id
      where l.creator_id = ${creatorId} and l.product_id = ${productId} and a.first_validated_at >= ${first} at time zone 'UTC' group by 1
    ) d on d.month = m.month
    order by m.month`.execute(db)
  return rows
}

const readVersions = async (db: Reader, { creatorId, productId }: Asked): Promise<ProductLicenses['versions']> => {
  const { rows } = await sql<ProductLicenses['versions'][number]>`
    select a.app_version as version, count(*)::int as devices from activations a join licenses l on l.id = a.license_id
    where l.creator_id = ${creatorId} and l.product_id = ${productId} and a.status = 'Active'
    group by 1 order by 2 desc, 1 desc limit 20`.execute(db)
  return rows
}

/** By the country in which the sale was taxed: what was not sold, or was transferred since, has no known country. */
const readCountries = async (db: Reader, { creatorId, productId }: Asked): Promise<ProductLicenses['countries']> => {
  const { rows } = await sql<ProductLicenses['countries'][number]>`
    select s.country, count(*)::int as devices from activations a join licenses l on l.id = a.license_id
    left join sales s on s.order_id = l.order_id and s.creator_id = l.creator_id and s.customer_id = l.user_id
    where l.creator_id = ${creatorId} and l.product_id = ${productId} and a.status = 'Active'
    group by 1 order by s.country is null, 2 desc, 1 limit 300`.execute(db)
  return rows
}

export const readProductLicenses = async (db: Reader, asked: Asked): Promise<ProductLicenses> => ({
  product: (await findProduct(db, asked)) ?? refuse('not-found'),
  numbers: await readNumbers(db, asked),
  months: await readMonths(db, asked),
  versions: await readVersions(db, asked),
  countries: await readCountries(db, asked),
  suspicious: await listSuspicious(db, asked),
})
