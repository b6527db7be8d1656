import { sql } from 'kysely'
import { type ProductCardContent, productCardDocument } from '#domains/catalog/index.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'

/** What a certificate says. */
export type Certificate = {
  licenseId: string
  product: string
  creator: string
  variation: string | null
  holder: string
  email: string
  cause: 'Order' | 'Voucher' | 'Trial' | 'Grant'
  orderNumber: string | null
  seats: number
  issuedAt: Date
  expiresAt: Date | null
}

type Row = Omit<Certificate, 'variation' | 'orderNumber'> & {
  number: number | null
  variationId: string
  card: Stored<ProductCardContent> | null
}

/** The certificate of an account's own license. A revoked one proves nothing, and a trial was not bought. */
export const findCertificate = async (db: Reader, userId: string, licenseId: string): Promise<Certificate | undefined> => {
  const { rows } = await sql<Row>`
    select l.id as "licenseId", p.name as product, c.name as creator,
      p.card, l.variation_id as "variationId", u.name as holder, u.email, l.cause, o.number, l.seats, l.created_at as "issuedAt", l.expires_at as "expiresAt"
    from licenses l
    join users u on u.id = l.user_id and u.confirmed_at is not null
    join products p on p.creator_id = l.creator_id and p.id = l.product_id
    join creators c on c.id = l.creator_id
    left join orders o on o.id = l.order_id
    where l.id = ${licenseId} and l.user_id = ${userId} and l.status = 'Active' and l.cause <> 'Trial'`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { number, card, variationId, ...rest } = row
  const variation = readOptional(productCardDocument, card)?.variations.find(({ id }) => id === variationId)?.name ?? null
  return { ...rest, variation, orderNumber: number === null ? null : writeOrderNumber(number) }
}
