import { sql } from 'kysely'
import type { CheckoutDetails } from '#contract/payments/checkout.ts'
import type { Reader } from '#platform/database/database.ts'
import { buyerDocument } from '../payment.documents.ts'
import '../payments.tables.ts'

type Billing = Pick<CheckoutDetails, 'address' | 'businessName' | 'taxId'>

/** Free orders have no address; only this many orders are looked through for one. */
const lookedAt = 5

/**
 * The billing address of an account's last purchase. Anybody can pay as a guest with somebody's address, so what counts was
 * paid by the signed-in owner, or had been bought when the address was confirmed. A renewal repeats the details of an older order, and
 * an order moved to the account was bought with another address, by somebody else.
 */
export const findLastBilling = async (db: Reader, { id, email }: { id: string; email: string }): Promise<Billing | null> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('payments.buyer')
    .where('orders.user_id', '=', id)
    .where(sql<string>`lower(orders.customer_email)`, '=', email.toLowerCase())
    .where('orders.status', '=', 'Completed')
    .where('payments.status', '=', 'Succeeded')
    // Renewals by the job have no network, free ones included.
    .where('payments.network', '<>', '')
    .where((is) => is.or([is('payments.buyer_id', '=', id), is('orders.completed_at', '<=', is.ref('users.confirmed_at'))]))
    .orderBy('orders.completed_at', 'desc')
    .limit(lookedAt)
    .execute()
  const [billed] = rows.map(({ buyer }) => buyerDocument.read(buyer)).filter(({ address }) => address)
  return billed ? { address: billed.address, businessName: billed.businessName, taxId: billed.taxId } : null
}
