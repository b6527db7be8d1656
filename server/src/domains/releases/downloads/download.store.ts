import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import '../releases.tables.ts'
import type { Claim } from './claim.views.ts'
import type { Progress } from './download-limit.rules.ts'

type Day = { claimant: string; creatorId: string; productId: string; day: string }

/** How many were started that day. A concurrent request for the same waits until this transaction is over, and then sees its result. */
export const lockDay = async (tx: Tx, { claimant, creatorId, productId, day }: Day): Promise<number> => {
  const { started } = await tx
    .insertInto('download_days')
    .values({ claimant, creator_id: creatorId, product_id: productId, day, started: 0 })
    .onConflict((conflict) =>
      conflict.columns(['claimant', 'creator_id', 'product_id', 'day']).doUpdateSet({ started: sql`download_days.started` }),
    )
    .returning('started')
    .executeTakeFirstOrThrow()
  return started
}

export const countStart = (tx: Tx, { claimant, creatorId, productId, day }: Day) =>
  tx
    .updateTable('download_days')
    .set({ started: sql`started + 1` })
    .where('claimant', '=', claimant)
    .where('creator_id', '=', creatorId)
    .where('product_id', '=', productId)
    .where('day', '=', day)
    .execute()

export type NewDownload = {
  id: string
  buildId: string
  claim: Claim
  network: string
  device: string
  startedAt: Date
  total: number
  underWay: number
}

export const insertDownload = (tx: Tx, { id, buildId, claim, network, device, startedAt, total, underWay }: NewDownload) =>
  tx
    .insertInto('downloads')
    .values({
      id,
      build_id: buildId,
      license_id: claim.licenseId,
      user_id: claim.userId,
      granted_by: claim.grantedBy,
      network,
      device,
      started_at: startedAt,
      finished_at: null,
      total,
      bytes_under_way: underWay,
    })
    .execute()

export const promiseBytes = (tx: Tx, id: string, length: number) =>
  tx
    .updateTable('downloads')
    .set({ bytes_under_way: sql`bytes_under_way + ${length}` })
    .where('id', '=', id)
    .execute()

export type Unfinished = Progress & { id: string }

/** The last unfinished download of a build by somebody. */
export const findUnfinished = async (
  tx: Tx,
  { buildId, claimant, claim, since }: { buildId: string; claimant: string; claim: Claim; since: Date },
): Promise<Unfinished | undefined> => {
  const { rows } = await sql<Unfinished>`
    select d.id, d.total, d.bytes_sent as sent, d.bytes_under_way as "underWay" from downloads d
    where d.build_id = ${buildId} and coalesce(d.license_id, d.user_id, d.network) = ${claimant} and d.granted_by = ${claim.grantedBy}
      and d.finished_at is null and d.started_at > ${since}
    order by d.started_at desc, d.id desc limit 1`.execute(tx)
  return rows[0]
}

export type Sent = { promised: number; sent: number; hasEnd: boolean; now: Date }

/** A request has ended. The download is finished once its last byte was sent, and as many bytes as the file has. */
export const noteSent = (tx: Tx, id: string, { promised, sent, hasEnd, now }: Sent) =>
  tx
    .updateTable('downloads')
    .set({
      bytes_sent: sql`bytes_sent + ${sent}`,
      bytes_under_way: sql`greatest(0, bytes_under_way - ${promised}::bigint)`,
      has_end: sql`has_end or ${hasEnd}`,
      finished_at: sql`case when finished_at is null and (has_end or ${hasEnd}) and bytes_sent + ${sent} >= total
        then ${now}::timestamptz else finished_at end`,
    })
    .where('id', '=', id)
    .execute()

/** Past days no longer count. */
export const deleteDaysBefore = (tx: Tx, day: string) => tx.deleteFrom('download_days').where('day', '<', day).execute()

/** For a deleted account the record of what was downloaded and when stays; network and program are removed. */
export const forgetNetworks = (tx: Tx, userId: string) =>
  sql`
    update downloads d set network = null, device = null
    where d.user_id = ${userId} or d.license_id in (select l.id from licenses l where l.user_id = ${userId})`.execute(tx)

/** What an account downloaded belongs to the one that it became. */
export const moveDownloads = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx.updateTable('downloads').set({ user_id: to }).where('user_id', '=', from).execute()
