import { sql } from 'kysely'
import type { Host, PluginFormat, Processor } from '#contract/catalog/machine-rules.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import type { Device } from '../seats/activation.store.ts'
import { type RequestStatus, type RequestTimes, requestMoves } from './request.rules.ts'

export type RequestRow = {
  id: string
  creator_id: string
  product_id: string
  device_name: string
  device_signature: string
  method: ActivationMethod
  platform: string | null
  app_version: string | null
  processor: Processor | null
  plugin_format: PluginFormat | null
  host: Host | null
  status: RequestStatus
  fulfillment_type: 'License' | 'Trial' | null
  activation_id: string | null
  user_id: string | null
  created_at: Date
  fulfilled_at: Date | null
  completed_at: Date | null
}

const columns = [
  'id',
  'creator_id',
  'product_id',
  'device_name',
  'device_signature',
  'method',
  'platform',
  'app_version',
  'processor',
  'plugin_format',
  'host',
  'status',
  'fulfillment_type',
  'activation_id',
  'user_id',
  'created_at',
  'fulfilled_at',
  'completed_at',
] as const

type NewRequest = {
  id: string
  creatorId: string
  productId: string
  secretHash: Buffer
  device: Device
  method: ActivationMethod
  now: Date
}

export const insertRequest = ({ id, creatorId, productId, secretHash, device, method, now }: NewRequest, tx: Tx) =>
  tx
    .insertInto('activation_requests')
    .values({
      id,
      creator_id: creatorId,
      product_id: productId,
      secret_hash: secretHash,
      device_name: device.name,
      device_signature: device.signature,
      method,
      platform: device.platform,
      app_version: device.appVersion,
      processor: device.studio?.processor ?? null,
      plugin_format: device.studio?.format ?? null,
      host: device.studio?.host ?? null,
      status: 'Requested',
      created_at: now,
    })
    .execute()

/** In a creator's scope only that creator's requests are found. */
export const findRequest = (db: Reader, id: string, scope: string | undefined): Promise<RequestRow | undefined> =>
  db
    .selectFrom('activation_requests')
    .select(columns)
    .where('id', '=', id)
    .$if(scope !== undefined, (query) => query.where('creator_id', '=', scope ?? ''))
    .executeTakeFirst()

export const lockRequest = (tx: Tx, id: string, scope: string | undefined): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('activation_requests')
    .select(columns)
    .where('id', '=', id)
    .$if(scope !== undefined, (query) => query.where('creator_id', '=', scope ?? ''))
    .forUpdate()
    .executeTakeFirst()

export const deviceOf = (row: RequestRow): Device => ({
  signature: row.device_signature,
  name: row.device_name,
  platform: row.platform,
  appVersion: row.app_version,
  studio: { processor: row.processor, format: row.plugin_format, host: row.host },
})

export const timesOf = (row: RequestRow): RequestTimes => ({
  status: row.status,
  createdAt: row.created_at,
  fulfilledAt: row.fulfilled_at,
  completedAt: row.completed_at,
})

type Change = { activation_id?: string; fulfillment_type?: 'License' | 'Trial'; user_id?: string | null; fulfilled_at?: Date }

/** The caller has locked the request. */
export const moveRequest = async (tx: Tx, row: RequestRow, to: RequestStatus, change: Change = {}): Promise<RequestRow> => {
  if (!(requestMoves[row.status] as readonly RequestStatus[]).includes(to))
    throw new Error(`A request does not go from ${row.status} to ${to}`)
  await tx
    .updateTable('activation_requests')
    .set({ status: to, ...change })
    .where('id', '=', row.id)
    .execute()
  return { ...row, status: to, ...change }
}

/** An answered request becomes that of an account. The caller has locked it. */
export const giveRequest = async (tx: Tx, row: RequestRow, change: Pick<Change, 'activation_id' | 'user_id'>): Promise<RequestRow> => {
  await tx.updateTable('activation_requests').set(change).where('id', '=', row.id).execute()
  return { ...row, ...change }
}

/** Expired requests are deleted. Their activations stay. */
export const sweepRequests = async (db: Reader, before: Date): Promise<void> => {
  await sql`delete from activation_requests where created_at < ${before}`.execute(db)
  // By the database's clock, which counted them. A poll matters for a second, and a request waits for an hour.
  await sql`delete from activation_polls where polled_at < clock_timestamp() - interval '1 hour'`.execute(db)
}
