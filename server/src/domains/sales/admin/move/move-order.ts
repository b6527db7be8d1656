import type { z } from 'zod'
import type { MovePreview, orderMove } from '#contract/sales/order-story.ts'
import { record } from '#domains/audit/index.ts'
import { findHolder, holdReceiver } from '#domains/identity/index.ts'
import { moveOrderLicenses } from '#domains/licensing/index.ts'
import { findOrder, giveOrder, lockKnownOrder, type OrderRow } from '#domains/orders/index.ts'
import { moveSales } from '#domains/payments/index.ts'
import { forgetMethod, moveSubscriptions } from '#domains/subscriptions/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type AccountRow, countGoesAlong, findAccount } from './order-move.views.ts'
import { type TellDeps, tellOfMove } from './tell-of-move.ts'

const requireDone = (order: OrderRow | undefined): OrderRow => (order?.completed_at ? order : refuse('not-found'))

const sameAccount = 'This order is already in that account.'

/** What would go along, before anything does. */
export const previewMove = async (db: Reader, orderId: string, email: string): Promise<MovePreview> => {
  const { user_id: userId } = requireDone(await findOrder(db, orderId))
  const holder = await findHolder(db, email)
  return {
    from: await findAccount(db, userId),
    to: await findAccount(db, holder?.id ?? null),
    ...(await countGoesAlong(db, orderId, userId)),
    hindrance: holder && holder.id === userId ? sameAccount : null,
  }
}

type Moving = { orderId: string; form: z.output<typeof orderMove>; userId: string; network: string; now: Date }

/**
 * The order goes to the account of an address, with what it gave. Devices stay activated; the saved card of a subscription does
 * not go along, for it may be somebody else's.
 */
export const moveToAccount = async (
  tx: Tx,
  deps: TellDeps,
  { orderId, form, userId, network, now }: Moving,
): Promise<{ from: AccountRow | null; to: AccountRow }> => {
  // Accounts first, as by whoever sells; then the order.
  const to = await holdReceiver(tx, { email: form.email, from: form.from, now })
  const order = requireDone(await lockKnownOrder(tx, orderId))
  const from = order.user_id
  if (from !== form.from) {
    return refuse('edited-elsewhere', { detail: 'Someone else has moved this order in the meantime. Check it again.' })
  }
  if (from === to) return refuse('not-possible', { detail: sameAccount })
  await moveOrderLicenses(tx, { orderId, from, to, reason: form.reason, doer: { by: 'Staff', actorId: userId }, now })
  await giveOrder(tx, { orderId, to })
  if (from) {
    await moveSales(tx, { from, to })
    for (const id of await moveSubscriptions(tx, { from, to })) await forgetMethod(tx, id)
  }
  const accounts = { from: await findAccount(tx, from), to: (await findAccount(tx, to)) ?? refuse('not-found') }
  await tellOfMove(tx, deps, { order, ...accounts, now })
  const details = { from, to, reason: form.reason }
  await record(tx, { action: 'order.moved', at: now, actorId: userId, subject: orderId, details, network })
  return accounts
}
