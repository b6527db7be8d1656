import { seeMyLicenses, sendEmail } from '#domains/email/index.ts'
import { type IdentityDeps, mailConfirmation } from '#domains/identity/index.ts'
import { type OrderRow, writeOrderNumber } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { AccountRow } from './order-move.views.ts'
import { orderLeftMail, orderReceivedMail } from './order-moved.mail.ts'

export type TellDeps = IdentityDeps

type Moved = { order: OrderRow; from: AccountRow | null; to: AccountRow; now: Date }

/** Both hear of it. Whoever has not proved the address yet gets the link that opens the account as well. */
export const tellOfMove = async (tx: Tx, deps: TellDeps, { order, from, to, now }: Moved): Promise<void> => {
  const orderNumber = writeOrderNumber(order.number)
  const about = { orderId: order.id }
  const licenses = seeMyLicenses(deps.publicUrl)
  const supportLink = new URL('/support#contact', deps.publicUrl).href
  // Also somebody who never opened their account: the receipt came to the same address.
  if (from) {
    const content = await orderLeftMail({ name: from.name, orderNumber, supportLink })
    await sendEmail(tx, { id: newId('msg', now), to: from.email, ...content, ...about })
  }
  const content = await orderReceivedMail({ name: to.name, orderNumber, licenses })
  await sendEmail(tx, { id: newId('msg', now), to: to.email, ...content, ...about })
  if (!to.isConfirmed) {
    await mailConfirmation(tx, deps, { userId: to.id, name: to.name, email: to.email, browserHash: null, ...about, now })
  }
}
