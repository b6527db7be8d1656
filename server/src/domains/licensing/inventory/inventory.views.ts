import { sql } from 'kysely'
import type { ProductCardContent } from '#domains/catalog/index.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import '../licensing.tables.ts'
import type { InventoryProductRow } from './describe-product.ts'

/** Filters by person, creator's scope and product. */
export type Owning = { userId: string; creatorId: string | undefined; productId?: string | undefined }

const productColumns = sql`p.creator_id, p.creator_name, p.creator_slug, p.product_id, p.product_name, p.tagline, p.icon_url,
  p.is_withdrawn`

const productTables = sql`
  join (
    select p.creator_id, p.id as product_id, c.name as creator_name, c.slug as creator_slug, p.name as product_name,
      p.tagline, p.icon_url, p.state <> 'Live' or not c.live as is_withdrawn, p.external_fulfillment, case when p.type = 'DigitalProduct' then p.card end as pack_card
    from products p join creators c on c.id = p.creator_id
  ) p on p.creator_id = l.creator_id and p.product_id = l.product_id`

const isTheirs = ({ userId, creatorId, productId }: Owning) => sql`
  l.user_id = ${userId}
  and (${creatorId ?? null}::text is null or l.creator_id = ${creatorId ?? null})
  and (${productId ?? null}::text is null or l.product_id = ${productId ?? null})`

export type LicenseRow = InventoryProductRow & {
  external_fulfillment: string | null
  id: string
  status: 'Active' | 'Revoked'
  cause: 'Order' | 'Voucher' | 'Trial' | 'Grant'
  variation_id: string
  order_id: string | null
  bundle_id: string | null
  bundle_name: string | null
  /** Of a pack: its contents are listed there. */
  pack_card: Stored<ProductCardContent> | null
  subscription_id: string | null
  seats: number
  seats_taken: number
  installed_versions: string[]
  offline_activation: boolean
  expires_at: Date | null
  created_at: Date
}

const licenseColumns = sql`
  ${productColumns}, p.external_fulfillment, null as description, l.id, l.status, l.cause, l.variation_id, l.order_id, l.bundle_id,
  (select b.name from bundles b where b.creator_id = l.creator_id and b.id = l.bundle_id) as bundle_name, p.pack_card,
  l.subscription_id, l.seats, l.offline_activation, l.expires_at, l.created_at,
  (select count(*) from activations a where a.license_id = l.id and a.status = 'Active') as seats_taken,
  array(select distinct a.app_version from activations a
    where a.license_id = l.id and a.status = 'Active' and a.app_version is not null order by 1) as installed_versions`

type Part = { search?: string | undefined; after?: string | undefined; limit: number }

/** Newest first; one more than requested, to know whether there are more. */
export const listLicenseRows = async (db: Reader, owning: Owning, { search, after, limit }: Part): Promise<LicenseRow[]> => {
  const like = search ? contains(search) : null
  const { rows } = await sql<LicenseRow>`
    select ${licenseColumns} from licenses l ${productTables}
    where ${isTheirs(owning)} and l.cause <> 'Trial' and (${after ?? null}::text is null or l.id < ${after ?? null})
      and (${like}::text is null or p.product_name ilike ${like} or p.creator_name ilike ${like} or l.id ilike ${like})
    order by l.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export const findLicenseRow = async (db: Reader, owning: Owning, licenseId: string): Promise<LicenseRow | undefined> => {
  const { rows } = await sql<LicenseRow>`
    select ${licenseColumns} from licenses l ${productTables} where l.id = ${licenseId} and ${isTheirs(owning)}`.execute(db)
  return rows[0]
}

/** Those that end first before the others; expired ones last. */
export const listTrialRows = async (db: Reader, owning: Owning, now: Date): Promise<LicenseRow[]> => {
  const { rows } = await sql<LicenseRow>`
    select ${licenseColumns} from licenses l ${productTables}
    where ${isTheirs(owning)} and l.cause = 'Trial' and l.status = 'Active'
    order by l.expires_at <= ${now}, l.expires_at, l.id limit 200`.execute(db)
  return rows
}

export type OwnedRow = InventoryProductRow & { licenses: number; trials: number; activations: number; seats: number }

/** The valid licenses and trials of somebody, by product. */
export const listOwnedRows = async (db: Reader, owning: Owning, { search, after, limit }: Part, now: Date): Promise<OwnedRow[]> => {
  const like = search ? contains(search) : null
  const { rows } = await sql<OwnedRow>`
    select ${productColumns}, null as description,
      count(*) filter (where l.cause <> 'Trial') as licenses, count(*) filter (where l.cause = 'Trial') as trials, sum(l.seats) as seats,
      sum((select count(*) from activations a where a.license_id = l.id and a.status = 'Active')) as activations
    from licenses l ${productTables}
    where ${isTheirs(owning)} and l.status = 'Active' and (l.expires_at is null or l.expires_at > ${now})
      and (${after ?? null}::text is null or p.creator_id || '/' || p.product_id > ${after ?? null})
      and (${like}::text is null or p.product_name ilike ${like} or p.creator_name ilike ${like})
    group by ${productColumns} order by p.creator_id || '/' || p.product_id limit ${limit + 1}`.execute(db)
  return rows
}

export type ActivationRow = {
  id: string
  license_id: string
  device_name: string
  status: 'Active' | 'Revoked'
  method: 'Online' | 'Offline'
  platform: string | null
  app_version: string | null
  first_validated_at: Date
  last_validated_at: Date | null
}

/** One license, whatever its state; or all that are valid now, without trials. */
type OfWhich = { licenseId: string } | { goodAt: Date }

/** Those with a seat in use first, and among those the oldest. */
export const listActivationRows = async (db: Reader, owning: Owning, which: OfWhich, { after, limit }: Part): Promise<ActivationRow[]> => {
  const isMeant =
    'licenseId' in which
      ? sql`l.id = ${which.licenseId}`
      : sql`l.cause <> 'Trial' and l.status = 'Active' and (l.expires_at is null or l.expires_at > ${which.goodAt})`
  const { rows } = await sql<ActivationRow>`
    select a.id, a.license_id, a.device_name, a.status, a.method, a.platform, a.app_version, a.first_validated_at, a.last_validated_at
    from activations a join licenses l on l.id = a.license_id
    where ${isTheirs(owning)} and ${isMeant}
      and (${after ?? null}::text is null or (a.status, a.id) > (select o.status, o.id from activations o where o.id = ${after ?? null}))
    order by a.status, a.id limit ${limit + 1}`.execute(db)
  return rows
}

/** The devices that hold a seat of each of these licenses, oldest first; none for a license with more than `limit` of them. */
export const listFewDeviceRows = async (db: Reader, licenseIds: readonly string[], limit: number): Promise<ActivationRow[]> => {
  if (licenseIds.length === 0) return []
  const { rows } = await sql<ActivationRow>`
    select a.id, a.license_id, a.device_name, a.status, a.method, a.platform, a.app_version, a.first_validated_at, a.last_validated_at
    from (
      select o.*, count(*) over (partition by o.license_id) as holding from activations o
      where o.license_id = any (${licenseIds}::text[]) and o.status = 'Active'
    ) a
    where a.holding <= ${limit} order by a.license_id, a.id`.execute(db)
  return rows
}
