import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '#domains/orders/index.ts'
import { readTypedId } from '#kernel/typed-id.ts'
import { beginsWith } from '#platform/database/contains.ts'
import { nameBegins, nameOrder } from '#platform/database/name-order.ts'

/** One lookup: at most this many rows of scope, kind, id, label and note, each found by an index. */
export type Part = RawBuilder<unknown>

const limit = 5

const licenseIds = /^lic_[0-9a-z]{2,26}$/
/** The license with this id, or whose id begins with it. */
const licenseIn = (typed: string): string | undefined => licenseIds.exec(readTypedId(typed, 'lic') ?? typed)?.[0]

const userColumns = sql`'Staff' as scope, 'Person' as kind, u.id, coalesce(nullif(u.name, ''), u.email) as label, u.email as note`
const orderColumns = (scope: 'Staff') =>
  sql`${sql.lit(scope)} as scope, 'Order' as kind, o.id::text, 'ORD-' || lpad(o.number::text, greatest(6, length(o.number::text)), '0') as label,
    coalesce(o.customer_name, '') || ', ' || coalesce(o.customer_email, '') as note`
const licenseColumns = (scope: 'Staff' | 'Creator', note = sql`l.email || ', ' || l.id`) =>
  sql`${sql.lit(scope)} as scope, 'License' as kind, l.id, p.name as label, ${note} as note`
const licenses = sql`licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id`

export const staffOrders = (typed: string): Part[] => [
  sql`select ${orderColumns('Staff')} from orders o where o.number = ${readOrderNumber(typed)} limit ${limit}`,
  sql`select ${orderColumns('Staff')} from orders o where o.number is not null and ${beginsWith(sql`lower(o.customer_email)`, typed)}
    order by lower(o.customer_email) collate "C", o.number desc limit ${limit}`,
]

export const staffPeople = (typed: string): Part[] =>
  [
    { by: sql`lower(u.email) collate "C"`, fits: beginsWith(sql`lower(u.email)`, typed) },
    { by: nameOrder('u.name'), fits: nameBegins('u.name', typed) },
  ].map(
    ({ by, fits }) => sql`select ${userColumns} from users u where u.deleted_at is null and ${fits} order by ${by}, u.id limit ${limit}`,
  )

/** Roles that may not see names search by id alone. */
export const staffLicenses = (typed: string, maySeeNames: boolean): Part[] => {
  const id = licenseIn(typed)
  if (id) {
    const columns = maySeeNames ? licenseColumns('Staff') : licenseColumns('Staff', sql`l.id`)
    return [sql`select ${columns} from ${licenses} where ${beginsWith(sql`l.id`, id)} order by l.id collate "C" limit ${limit}`]
  }
  if (!maySeeNames) return []
  return [
    sql`select ${licenseColumns('Staff')} from ${licenses} where ${beginsWith(sql`lower(l.email)`, typed)}
      order by lower(l.email) collate "C", l.id limit ${limit}`,
  ]
}

export const staffCreators = (typed: string): Part[] => [
  sql`select 'Staff' as scope, 'Creator' as kind, c.id, c.name as label, c.id as note from creators c
    where ${nameBegins('c.name', typed)} order by ${nameOrder('c.name')}, c.id limit ${limit}`,
]

export const shopProducts = (typed: string): Part[] => [
  sql`select 'Own' as scope, 'Product' as kind, c.slug || '/' || p.id as id, p.name as label, c.name as note
    from products p join creators c on c.id = p.creator_id
    where p.state = 'Live' and c.live and c.suspended_at is null and ${nameBegins('p.name', typed)}
    order by ${nameOrder('p.name')}, p.creator_id, p.id limit ${limit}`,
]

export const creatorProducts = (typed: string, creatorId: string): Part[] => [
  sql`select 'Creator' as scope, 'Product' as kind, p.id, p.name as label, p.state as note from products p
    where p.creator_id = ${creatorId} and ${nameBegins('p.name', typed)} order by ${nameOrder('p.name')}, p.id limit ${limit}`,
]

/** By number alone: a name would reveal what some roles may not know. */
export const creatorSales = (typed: string, creatorId: string): Part[] => [
  sql`select 'Creator' as scope, 'Order' as kind, s.id, 'ORD-' || lpad(s.order_number::text, greatest(6, length(s.order_number::text)), '0') as label,
      s.what as note
    from sales s where s.order_number = ${readOrderNumber(typed)} and s.creator_id = ${creatorId} limit ${limit}`,
]

export const creatorCustomers = (typed: string, creatorId: string): Part[] =>
  [
    { by: sql`lower(c.email) collate "C"`, fits: beginsWith(sql`lower(c.email)`, typed) },
    { by: nameOrder('c.name'), fits: nameBegins('c.name', typed) },
  ].map(
    ({ by, fits }) =>
      sql`select 'Creator' as scope, 'Person' as kind, c.customer_id as id, c.name as label, c.email as note from creator_customers c
        where c.creator_id = ${creatorId} and ${fits} order by ${by} limit ${limit}`,
  )

export const creatorLicenses = (typed: string, creatorId: string): Part[] => {
  const id = licenseIn(typed)
  if (!id) return []
  return [
    sql`select ${licenseColumns('Creator')} from ${licenses} where l.creator_id = ${creatorId} and ${beginsWith(sql`l.id`, id)}
      order by l.id collate "C" limit ${limit}`,
  ]
}

export const creatorCoupons = (typed: string, creatorId: string): Part[] => [
  sql`select 'Creator' as scope, 'Coupon' as kind, c.id, c.code as label, c.name as note from coupons c
    where c.creator_id = ${creatorId} and ${beginsWith(sql`c.code`, typed.toUpperCase())} order by c.code collate "C" limit ${limit}`,
]

/** A person owns few products, so these are read by person, and any word of a name may match. */
export const ownThings = (typed: string, userId: string): Part[] => [
  sql`select distinct 'Own' as scope, 'License' as kind, p.name as id, p.name as label, 'Yours' as note from ${licenses}
    where l.user_id = ${userId} and strpos(' ' || name_order(p.name), ' ' || name_order(${typed})) > 0 limit ${limit}`,
  sql`select 'Own' as scope, 'Order' as kind, 'ORD-' || lpad(o.number::text, greatest(6, length(o.number::text)), '0') as id,
      'ORD-' || lpad(o.number::text, greatest(6, length(o.number::text)), '0') as label, 'Your receipt' as note
    from orders o where o.number = ${readOrderNumber(typed)} and o.user_id = ${userId} limit ${limit}`,
]
