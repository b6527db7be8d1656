import { type RawBuilder, sql } from 'kysely'
import type { DownloadRecord } from '#contract/releases/download-records.ts'
import type { Reader } from '#platform/database/database.ts'
import '../releases.tables.ts'
import type { Claim } from './claim.views.ts'

type Day = { claimant: string; claim: Claim; day: string; buildId: string; since: Date }

/** What somebody has started that day, and whether one of those is unfinished. */
export const findDay = async (
  db: Reader,
  { claimant, claim, day, buildId, since }: Day,
): Promise<{ started: number; canGoOn: boolean }> => {
  const { rows } = await sql<{ started: number; canGoOn: boolean }>`
    select coalesce((
        select t.started from download_days t
        where t.claimant = ${claimant} and t.creator_id = ${claim.creatorId} and t.product_id = ${claim.productId} and t.day = ${day}
      ), 0) as started,
      exists (
        select from downloads d
        where d.build_id = ${buildId} and coalesce(d.license_id, d.user_id, d.network) = ${claimant}
          and d.granted_by = ${claim.grantedBy} and d.finished_at is null and d.started_at > ${since}
      ) as "canGoOn"`.execute(db)
  return rows[0] ?? { started: 0, canGoOn: false }
}

type RecordRow = Omit<DownloadRecord, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }

const columns = sql`
  d.id, d.license_id as "licenseId", d.granted_by as "grantedBy", r.creator_id as "creatorId", r.product_id as "productId",
  p.name as "productName", r.version, b.platform, b.name, d.total as size, d.bytes_sent as "bytesSent",
  d.started_at as "startedAt", d.finished_at as "finishedAt", d.network, d.device`

const tables = sql`
  downloads d
  join builds b on b.id = d.build_id
  join releases r on r.id = b.release_id
  join products p on p.creator_id = r.creator_id and p.id = r.product_id`

const describeRecord = (row: RecordRow): DownloadRecord => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** What an account downloaded, and what programs did that showed one of its licenses. */
const ofAccount = (userId: string) => sql`
  d.id in (
    select own.id from downloads own where own.user_id = ${userId}
    union
    select own.id from downloads own join licenses l on l.id = own.license_id where l.user_id = ${userId})`

type Wanted = { userId: string; licenseId: string | undefined; after: string | undefined; limit: number }

export const listRecords = async (db: Reader, { userId, licenseId, after, limit }: Wanted): Promise<DownloadRecord[]> => {
  const { rows } = await sql<RecordRow>`
    select ${columns} from ${tables}
    where ${ofAccount(userId)} and (${licenseId ?? null}::text is null or d.license_id = ${licenseId ?? null})
      and (${after ?? null}::text is null or d.id < ${after ?? null})
    order by d.id desc limit ${limit + 1}`.execute(db)
  return rows.map(describeRecord)
}

/** A person's downloads, for their own copy of everything. */
export const exportDownloads = async (db: Reader, userId: string): Promise<DownloadRecord[]> => {
  const { rows } = await sql<RecordRow>`select ${columns} from ${tables} where ${ofAccount(userId)} order by d.id`.execute(db)
  return rows.map(describeRecord)
}

const listOfLicenses = async (
  db: Reader,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<(DownloadRecord & { by: string | null })[]> => {
  const { rows } = await sql<RecordRow & { by: string | null }>`
    select ${columns}, case when u.deleted_at is null then nullif(u.name, '') end as by
    from ${tables}
    join licenses l on l.id = d.license_id
    left join users u on u.id = coalesce(d.user_id, l.user_id)
    where ${which} order by d.id desc limit ${limit}`.execute(db)
  return rows.map(({ by, ...row }) => ({ ...describeRecord(row), by }))
}

/** The downloads with the licenses of an order, newest first: evidence where a buyer claims that nothing arrived. */
export const listDownloadsOfOrder = (db: Reader, orderId: string, limit = 200) => listOfLicenses(db, sql`l.order_id = ${orderId}`, limit)

export const listDownloadsOfLicense = (db: Reader, licenseId: string, limit = 200) =>
  listOfLicenses(db, sql`d.license_id = ${licenseId}`, limit)

/** The newest of what an account downloaded, for staff. */
export const listDownloadsOfAccount = (db: Reader, userId: string, limit = 50): Promise<DownloadRecord[]> =>
  listRecords(db, { userId, licenseId: undefined, after: undefined, limit: limit - 1 })
