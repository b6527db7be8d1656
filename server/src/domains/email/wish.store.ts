import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './email.tables.ts'

/** What mail an address wants, of the shop (scope '') or of a creator. */
export type Wishes = { newsletter: boolean; productUpdates: boolean }

/** Values that are not given stay as they are. */
export type SomeWishes = { newsletter?: boolean | null | undefined; productUpdates?: boolean | null | undefined }

type Wish = { scope: string; email: string; name: string | null; wishes: SomeWishes; now: Date }

type Confirmed = Wish & {
  /** Asked for before the address is confirmed: what the address itself has chosen since then wins. */
  askedAt?: Date
}

/** Stores the choice of an address itself: the caller has made sure of that. */
export const wishFor = async (tx: Tx, { scope, email, name, wishes, askedAt, now }: Confirmed): Promise<void> => {
  const { newsletter, productUpdates } = wishes
  const changedAt = askedAt ?? now
  await tx
    .insertInto('communication_preferences')
    .values({
      scope,
      email: email.toLowerCase(),
      name,
      newsletter: newsletter ?? false,
      product_updates: productUpdates ?? false,
      confirmed_at: now,
      changed_at: changedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'email'])
        .doUpdateSet({
          name: sql`coalesce(excluded.name, communication_preferences.name)`,
          ...(newsletter != null && { newsletter }),
          ...(productUpdates != null && { product_updates: productUpdates }),
          confirmed_at: now,
          changed_at: changedAt,
        })
        .where(sql<boolean>`(${askedAt === undefined} or communication_preferences.changed_at < ${changedAt})`),
    )
    .execute()
}

export const findWishes = (db: Reader, scope: string, email: string) =>
  db
    .selectFrom('communication_preferences')
    .select(['newsletter', 'product_updates as productUpdates'])
    .where('scope', '=', scope)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()

/** A person who changes the address keeps their subscriptions, at the new one. */
export const moveWishes = async (tx: Tx, from: string, to: string, now: Date): Promise<void> => {
  const [before, after] = [from.toLowerCase(), to.toLowerCase()]
  await tx.deleteFrom('communication_preferences').where('email', '=', after).execute()
  await tx.updateTable('communication_preferences').set({ email: after, changed_at: now }).where('email', '=', before).execute()
}

export const dropWishes = (tx: Tx, email: string) =>
  tx.deleteFrom('communication_preferences').where('email', '=', email.toLowerCase()).execute()
