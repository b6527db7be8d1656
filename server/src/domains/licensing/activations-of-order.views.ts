import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './licensing.tables.ts'

export type OrderActivation = {
  license_id: string
  product: string
  device: string
  method: 'Online' | 'Offline'
  platform: string | null
  app_version: string | null
  status: 'Active' | 'Revoked'
  first_validated_at: Date
  last_validated_at: Date | null
}

/** The devices that the licenses of an order were activated on, the first one first. */
export const listActivationsOfOrder = async (db: Reader, orderId: string, limit: number): Promise<OrderActivation[]> => {
  const { rows } = await sql<OrderActivation>`
    select a.license_id, p.name as product, a.device_name as device, a.method, a.platform, a.app_version, a.status, a.first_validated_at,
      a.last_validated_at
    from activations a join licenses l on l.id = a.license_id
    join products p on p.creator_id = l.creator_id and p.id = l.product_id
    where l.order_id = ${orderId} order by a.first_validated_at, a.id limit ${limit}`.execute(db)
  return rows
}
