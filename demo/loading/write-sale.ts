import type { DemoSale } from '#demo/shop/entries.ts'
import { startDiscount } from '#domains/discounts/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { eveningIn, monthOf, morningIn } from './calendar.ts'

export const writeSale = async (tx: Tx, creatorId: string, sale: DemoSale, now: Date): Promise<void> => {
  await startDiscount(
    tx,
    {
      creatorId,
      name: sale.name.replace('{month}', monthOf(now)),
      description: sale.description,
      off: sale.off,
      startsAt: morningIn(now, sale.startsIn),
      endsAt: eveningIn(now, sale.endsIn),
      targets: sale.on,
    },
    now,
  )
}
