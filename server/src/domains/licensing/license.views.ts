import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './licensing.tables.ts'

export type OrderLicense = {
  id: string
  creator_id: string
  product_id: string
  user_id: string | null
  name: string
  icon_url: string | null
}

/** The licenses of an order, in the order of its lines, as the page after paying shows them. A limited number: nobody reads a thousand. */
export const listLicensesOfOrder = async (db: Reader, orderId: string, limit = 200): Promise<OrderLicense[]> => {
  const { rows } = await sql<OrderLicense>`
    select l.id, l.creator_id, l.product_id, l.user_id, p.name, p.icon_url
    from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id
    where l.order_id = ${orderId} order by l.id limit ${limit}`.execute(db)
  return rows
}
