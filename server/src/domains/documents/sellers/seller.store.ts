import { sql } from 'kysely'
import type { z } from 'zod'
import type { SellerRow, sellerForm } from '#contract/documents/sellers.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type Payer, type Seller, sellerDocument } from '../invoices/invoice-content.ts'
import '../invoices/invoices.tables.ts'

type Row = { valid_from: string; details: Stored<Seller & { payer?: Payer }> }

export const listSellers = async (db: Reader): Promise<SellerRow[]> => {
  const { rows } = await sql<Row>`select s.valid_from::text, s.details from sellers s order by s.valid_from desc`.execute(db)
  return rows.map(({ valid_from: validFrom, details }) => {
    const { payer = { sepa: null, ach: null }, ...seller } = sellerDocument.read(details)
    return { validFrom, ...seller, payer }
  })
}

/** From a day on; said twice for a day that is to come, the second time counts. */
export const putSeller = async (tx: Tx, { validFrom, ...seller }: z.output<typeof sellerForm>): Promise<void> => {
  const details = sellerDocument.write(seller)
  await tx
    .insertInto('sellers')
    .values({ valid_from: validFrom, details })
    .onConflict((conflict) => conflict.column('valid_from').doUpdateSet({ details }))
    .execute()
}

export const hasSellerFrom = async (db: Reader, day: string): Promise<boolean> =>
  (await db.selectFrom('sellers').select('valid_from').where('valid_from', '=', day).executeTakeFirst()) !== undefined
