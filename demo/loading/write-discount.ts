import type { DemoDiscount } from '#demo/shop/entries.ts'
import { startDiscount } from '#domains/discounts/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { eveningIn, monthOf, morningIn } from './calendar.ts'

export const writeDiscount = async (tx: Tx, creatorId: string, discount: DemoDiscount, now: Date): Promise<void> => {
  await startDiscount(
    tx,
    {
      creatorId,
      name: discount.name.replace('{month}', monthOf(now)),
      description: discount.description,
      off: discount.off,
      startsAt: morningIn(now, discount.startsIn),
      endsAt: eveningIn(now, discount.endsIn),
      targets: discount.on,
    },
    now,
  )
}
