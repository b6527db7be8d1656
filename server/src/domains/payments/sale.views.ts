import type { Reader } from '#platform/database/database.ts'
import './payments.tables.ts'

/** Looked up through its creator: somebody else's sale is not there. */
export const findOwnSale = (db: Reader, saleId: string, creatorId: string) =>
  db.selectFrom('sales').select('order_id').where('id', '=', saleId).where('creator_id', '=', creatorId).executeTakeFirst()
