import { sql } from 'kysely'
import type { CheckoutDetails } from '#contract/payments/checkout.ts'
import type { Reader } from '#platform/database/database.ts'
import { customerDocument } from './order.documents.ts'
import './orders.tables.ts'

type Billing = Pick<CheckoutDetails, 'address' | 'businessName' | 'taxId'>

/** What was free has no address; further back than this nobody looks for one. */
const lookedAt = 5

/** Where the last thing that an account bought was billed to. What was moved to it was bought with another address, by somebody else. */
export const findLastBilling = async (db: Reader, { id, email }: { id: string; email: string }): Promise<Billing | null> => {
  const rows = await db
    .selectFrom('orders')
    .select('customer')
    .where('user_id', '=', id)
    .where(sql<string>`lower(customer_email)`, '=', email.toLowerCase())
    .where('status', '=', 'Completed')
    .where('customer', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(lookedAt)
    .execute()
  const [billed] = rows.flatMap(({ customer }) => (customer ? [customerDocument.read(customer)] : [])).filter(({ address }) => address)
  return billed ? { address: billed.address, businessName: billed.businessName, taxId: billed.taxId } : null
}
