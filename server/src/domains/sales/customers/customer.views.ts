import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Customer, CustomerLicense } from '#contract/sales/customers.ts'
import { inCurrencyOrder, toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { readSales } from '../sale.views.ts'
import '../sales.tables.ts'
import { toCustomer, wantsMail } from './customer-list.views.ts'

type Asked = { creatorId: string; customerId: string; now: Date }

type LicenseRow = {
  id: string
  product_id: string
  product_name: string
  status: 'Active' | 'Revoked'
  cause: CustomerLicense['cause']
  seats: number
  expires_at: Date | null
  created_at: Date
  devices: CustomerLicense['devices']
}

const shownLimit = 200

/**
 * Their licenses of this creator's products. One that was given to an address is shown only if they bought with that address: else
 * giving would be a way to learn whose an address is.
 */
const listLicenses = async (db: Reader, { creatorId, customerId }: Asked): Promise<LicenseRow[]> => {
  const { rows } = await sql<LicenseRow>`
    select l.id, l.product_id, p.name as product_name, l.status, l.cause, l.seats, l.expires_at, l.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.device_name, 'method', a.method,
          'since', to_char(a.first_validated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.id), '[]')
        from activations a where a.license_id = l.id and a.status = 'Active') as devices
    from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id
    where l.creator_id = ${creatorId} and l.user_id = ${customerId} and (l.cause <> 'Grant' or exists (
      select from sales s where s.creator_id = ${creatorId} and s.customer_id = ${customerId} and lower(s.customer_email) = lower(l.email)))
    order by l.id desc limit ${shownLimit}`.execute(db)
  return rows
}

const describeLicense = (row: LicenseRow, now: Date): CustomerLicense => ({
  id: row.id,
  productId: row.product_id,
  productName: row.product_name,
  status: row.status,
  isOver: row.expires_at !== null && row.expires_at <= now,
  cause: row.cause,
  seats: row.seats,
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  devices: row.devices,
})

const listSpent = async (db: Reader, { creatorId, customerId }: Asked) => {
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    select s.currency, sum(s.due - s.refunded)::bigint as amount from sales s
    where s.creator_id = ${creatorId} and s.customer_id = ${customerId} group by s.currency`.execute(db)
  return inCurrencyOrder(rows).map(toWire)
}

const newestLength = 50

const listNewest = async (db: Reader, { creatorId, customerId }: Asked) => {
  const { rows } = await sql<{ id: string }>`
    select s.id from sales s where s.creator_id = ${creatorId} and s.customer_id = ${customerId}
    order by s.at desc, s.id desc limit ${newestLength}`.execute(db)
  return readSales(
    db,
    { creatorId, maySeeNames: true },
    rows.map(({ id }) => id),
  )
}

const ownedIn = (licenses: readonly CustomerLicense[]): Customer['owns'] => {
  const standing = licenses.filter(({ status, isOver, cause }) => status === 'Active' && !isOver && cause !== 'Trial')
  const names = new Map(standing.map(({ productId, productName }) => [productId, productName]))
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Somebody who never bought here is not there. */
export const getCustomer = async (db: Reader, asked: Asked): Promise<Customer> => {
  const row = await db
    .selectFrom('creator_customers as c')
    .selectAll()
    .select(wantsMail.as('wants_mail'))
    .where('creator_id', '=', asked.creatorId)
    .where('customer_id', '=', asked.customerId)
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  const licenses = (await listLicenses(db, asked)).map((license) => describeLicense(license, asked.now))
  return {
    ...toCustomer(row),
    spentByCurrency: await listSpent(db, asked),
    owns: ownedIn(licenses),
    licenses,
    newestSales: await listNewest(db, asked),
  }
}
