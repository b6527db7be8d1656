import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import './email.tables.ts'
import { type SomeWishes, wishFor } from './wish.store.ts'

type Asked = { userId: string; scope: string; wishes: SomeWishes; now: Date }

/** The subscriptions of an account that has not confirmed its address. They say nothing about the address, and nobody else sees them. */
export const storeAccountWishes = async (tx: Tx, { userId, scope, wishes, now }: Asked): Promise<void> => {
  await tx
    .insertInto('account_wishes')
    .values({
      user_id: userId,
      scope,
      newsletter: wishes.newsletter ?? null,
      product_updates: wishes.productUpdates ?? null,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'scope']).doUpdateSet({
        newsletter: sql`coalesce(excluded.newsletter, account_wishes.newsletter)`,
        product_updates: sql`coalesce(excluded.product_updates, account_wishes.product_updates)`,
        changed_at: now,
      }),
    )
    .execute()
}

export const dropAccountWishes = (tx: Tx, userId: string) =>
  tx.deleteFrom('account_wishes').where('user_id', '=', userId).returningAll().execute()

/** An account has confirmed an address: its subscriptions become the address's. */
export const confirmAccountWishes = async (
  tx: Tx,
  { userId, email, name, now }: { userId: string; email: string; name: string; now: Date },
): Promise<void> => {
  for (const { scope, newsletter, product_updates: productUpdates, changed_at: askedAt } of await dropAccountWishes(tx, userId)) {
    await wishFor(tx, { scope, email, name, wishes: { newsletter, productUpdates }, askedAt, now })
  }
}
