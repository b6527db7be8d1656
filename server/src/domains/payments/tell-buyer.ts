import type { IdentityDeps } from '#domains/identity/index.ts'
import { getUserRow, mailConfirmation } from '#domains/identity/index.ts'
import { claimTelling } from '#domains/orders/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'

type Deps = { db: Reader; clock: Clock; identity: IdentityDeps }

/** Once for each order: a guest gets the link that opens their account. */
export const tellBuyer = ({ db, clock, identity }: Deps, { orderId, userId }: { orderId: string; userId: string }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    if (!(await claimTelling(tx, orderId, now))) return
    const user = await getUserRow(tx, userId)
    if (user.confirmed_at || user.deleted_at) return
    await mailConfirmation(tx, identity, { userId, name: user.name, email: user.email, browserHash: null, orderId, now })
  })
