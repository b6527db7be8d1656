import { sql } from 'kysely'
import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import type { Reader } from '#platform/database/database.ts'
import { type LicenseUse, sharingReasons, usual } from './sharing.rules.ts'

type Asked = { creatorId: string; productId: string; maySeeNames: boolean; now: Date }

type UseRow = {
  id: string
  status: 'Active' | 'Revoked'
  seats: number
  user_id: string | null
  name: string | null
  email: string
  new_devices: number
  releases: number
  networks: number
  other_accounts: number
}

const day = 24 * 60 * 60 * 1000
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** Nobody reads more than this; the most used first. */
const shownLimit = 50
const lookedLimit = 500

/** The licenses with any figure beyond normal use: only these are counted in full. */
const candidates = ({ creatorId, productId, now }: Asked) => sql`
  select license_id from (
    select a.license_id from activations a join licenses l on l.id = a.license_id
    where a.first_validated_at > ${before(now, 30)} and l.creator_id = ${creatorId} and l.product_id = ${productId}
    group by a.license_id having count(*) > ${usual.newDevices}
    union
    select e.license_id from license_events e join activations a on a.id = e.activation_id join licenses l on l.id = a.license_id
    where e.kind = 'Released' and e.at > ${before(now, 30)} and a.last_validated_at > ${before(now, 60)}
      and l.creator_id = ${creatorId} and l.product_id = ${productId}
    group by e.license_id having count(*) > ${usual.releases}
    union
    select d.license_id from downloads d join licenses l on l.id = d.license_id
    where d.license_id is not null and d.started_at > ${before(now, 7)} and l.creator_id = ${creatorId} and l.product_id = ${productId}
    group by d.license_id having count(distinct d.network) > ${usual.networks}
    union
    select a.license_id from activations a join licenses l on l.id = a.license_id
    join activations o on o.device_signature = a.device_signature and o.status = 'Active'
    join licenses p on p.id = o.license_id and p.creator_id = l.creator_id and p.product_id = l.product_id
    where a.status = 'Active' and l.creator_id = ${creatorId} and l.product_id = ${productId} and p.user_id <> l.user_id
    group by a.license_id having count(distinct p.user_id) > ${usual.otherAccounts}
  ) looked limit ${lookedLimit}`

const readUses = async (db: Reader, asked: Asked): Promise<UseRow[]> => {
  const { now } = asked
  const { rows } = await sql<UseRow>`
    select l.id, l.status, l.seats, l.user_id, u.name, coalesce(u.email, l.email) as email,
      (select count(*) from activations a where a.license_id = l.id and a.first_validated_at > ${before(now, 30)})::int as new_devices,
      (select count(*) from license_events e where e.license_id = l.id and e.kind = 'Released' and e.at > ${before(now, 30)})::int as releases,
      (select count(distinct d.network) from downloads d where d.license_id = l.id and d.started_at > ${before(now, 7)})::int as networks,
      (select count(distinct p.user_id) from activations a join activations o on o.device_signature = a.device_signature and o.status = 'Active'
        join licenses p on p.id = o.license_id and p.creator_id = l.creator_id and p.product_id = l.product_id
        where a.license_id = l.id and a.status = 'Active' and p.user_id <> l.user_id)::int as other_accounts
    from (${candidates(asked)}) c join licenses l on l.id = c.license_id
    left join users u on u.id = l.user_id and u.deleted_at is null`.execute(db)
  return rows
}

const useOf = (row: UseRow): LicenseUse => ({
  seats: row.seats,
  newDevices: row.new_devices,
  releases: row.releases,
  networks: row.networks,
  otherAccounts: row.other_accounts,
})

/** The licenses of a product that look shared, those with the most reasons first. */
export const listSuspicious = async (db: Reader, asked: Asked): Promise<ProductLicenses['suspicious']> =>
  (await readUses(db, asked))
    .map((row) => ({ row, reasons: sharingReasons(useOf(row)) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length || other.row.new_devices - one.row.new_devices)
    .slice(0, shownLimit)
    .map(({ row, reasons }) => ({
      licenseId: row.id,
      customer: asked.maySeeNames ? { id: row.user_id, name: row.name ?? '', email: row.email } : null,
      status: row.status,
      seats: row.seats,
      reasons,
    }))
