import type { FollowingLicense } from '#domains/licensing/index.ts'
import type { OrderRow } from '#domains/orders/index.ts'
import { payPeriod, startSubscription } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import type { PaymentRow } from '../payment.store.ts'

type Settled = { order: OrderRow; payment: PaymentRow; report: PaymentReport | undefined; userId: string; now: Date }

/** A payment begins subscriptions, or pays a period of one; the licenses that depend on it are updated. */
export const followSubscriptions = async (tx: Tx, { order, payment, report, userId, now }: Settled): Promise<FollowingLicense[]> => {
  const { basket, buyer, currency, provider, saved_method: saved } = payment
  const { name, email, businessName, taxId, address, country } = buyer
  const paying = { name, email, businessName, taxId, address, country }
  // A provider repeats the events of what it charged by itself when it likes.
  const method = { provider, methodId: report?.methodId ?? saved, methodName: report?.methodName ?? null }
  // A payment by hand has a network; the job has none.
  const isByHand = payment.network !== ''
  const followers: FollowingLicense[] = []
  for (const line of basket) {
    if (line.renews) {
      const paid = {
        subscriptionId: line.renews,
        orderId: order.id,
        method,
        buyer: paying,
        isByHand,
        now,
      }
      followers.push(...(await payPeriod(tx, paid)))
    } else if (line.cycle && line.agreement) {
      const { lineId, kind, creatorId, itemId, variationId, quantity, cycle, creatorName, variationName, agreement } = line
      await startSubscription(tx, {
        userId,
        orderId: order.id,
        lineId,
        kind,
        creatorId,
        itemId,
        variationId,
        quantity,
        cycle,
        currency,
        agreement: { name: line.name, creatorName, variationName, ...agreement },
        buyer: paying,
        ...method,
        now,
      })
    }
  }
  return followers
}
