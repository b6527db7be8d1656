import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { requireOpen } from './change-order.ts'
import { lockKnownOrder, setDetails } from './order.store.ts'

/** Removes the buyer's details. The checkout has to be filled in again. */
export const forgetDetails = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const order = (await lockKnownOrder(tx, id)) ?? refuse('not-found')
  requireOpen(order)
  await setDetails(tx, id, { customer: null, secretHash: null, consent: null, seen: null, userId: order.user_id, now })
}
