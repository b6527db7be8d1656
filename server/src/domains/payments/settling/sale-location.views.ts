import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { locationDocument, type SaleLocation } from '../payment.documents.ts'
import '../payments.tables.ts'

/** The evidence for the buyer's country, which is the same for every creator's part of an order. */
export const findSaleLocation = async (db: Reader, orderId: string): Promise<SaleLocation | null> => {
  const sale = await db.selectFrom('sales').select('location').where('order_id', '=', orderId).limit(1).executeTakeFirst()
  return readOptional(locationDocument, sale?.location ?? null)
}
