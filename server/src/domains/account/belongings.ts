import { type Belongings, openBuyerAccount } from '#domains/identity/index.ts'
import { moveLicenses } from '#domains/licensing/index.ts'
import { type Handing, listBoughtWith, moveOrders } from '#domains/orders/index.ts'
import { moveSales } from '#domains/payments/index.ts'
import { leaveSubscriptions, moveSubscriptions } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'

const moveBought = async (tx: Tx, handing: Handing): Promise<void> => {
  await moveLicenses(tx, handing)
  await moveOrders(tx, handing)
  await moveSales(tx, handing)
}

/** What came by address, and where it goes when an account ends or proves one. */
export const belongings: Belongings = {
  move: async (tx, who) => {
    await moveBought(tx, who)
    await moveSubscriptions(tx, who)
  },
  leave: async (tx, { userId: from, now }) => {
    for (const { email, name } of await listBoughtWith(tx, from)) {
      const to = await openBuyerAccount(tx, { email, name, now })
      await moveBought(tx, { from, to, email })
      await leaveSubscriptions(tx, { from, to, now })
    }
  },
}
