import type { DemoCoupon } from '#demo/shop/entries.ts'
import { issueCoupon } from '#domains/coupons/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { eveningIn, morningIn } from './calendar.ts'

export const writeCoupon = async (tx: Tx, creatorId: string, coupon: DemoCoupon, now: Date): Promise<void> => {
  const { on, startsIn, endsIn, ...terms } = coupon
  const rest = { isExclusive: false, recurringPaymentUseCount: null }
  await issueCoupon(
    tx,
    creatorId,
    {
      ...terms,
      ...rest,
      targets: on,
      startsAt: startsIn === null ? null : morningIn(now, startsIn),
      endsAt: endsIn === null ? null : eveningIn(now, endsIn),
    },
    now,
  )
}
