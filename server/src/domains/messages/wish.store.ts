import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './messages.tables.ts'

/** What mail an address wants, of the shop (scope '') or of a creator. */
export type Wishes = { newsletter: boolean; productUpdates: boolean }

type Asked = {
  scope: string
  email: string
  name: string | null
  /** What is not said stays as it is. */
  wishes: { newsletter?: boolean | undefined; productUpdates?: boolean | undefined }
  /** Whether the address itself has said so, now or before. */
  isConfirmed: boolean
  now: Date
}

// What nobody has confirmed may have been asked for by a stranger: it does not become the address's own wish by another one.
const keep = (wish: 'newsletter' | 'product_updates') =>
  sql<boolean>`${sql.ref(`communication_preferences.${wish}`)} and communication_preferences.confirmed_at is not null`

/** Writes a wish down. What an address has confirmed is changed by nobody but itself. */
export const wishFor = async (tx: Tx, { scope, email, name, wishes, isConfirmed, now }: Asked): Promise<void> => {
  const { newsletter, productUpdates } = wishes
  await tx
    .insertInto('communication_preferences')
    .values({
      scope,
      email: email.toLowerCase(),
      name,
      newsletter: newsletter ?? false,
      product_updates: productUpdates ?? false,
      confirmed_at: isConfirmed ? now : null,
      changed_at: now,
    })
    .onConflict((conflict) =>
      isConfirmed
        ? conflict.columns(['scope', 'email']).doUpdateSet({
            newsletter: newsletter ?? keep('newsletter'),
            product_updates: productUpdates ?? keep('product_updates'),
            confirmed_at: now,
            changed_at: now,
          })
        : conflict
            .columns(['scope', 'email'])
            .doUpdateSet({
              ...(newsletter !== undefined && { newsletter }),
              ...(productUpdates !== undefined && { product_updates: productUpdates }),
              changed_at: now,
            })
            .where('communication_preferences.confirmed_at', 'is', null),
    )
    .execute()
}

export const findWishes = (db: Reader, scope: string, email: string) =>
  db
    .selectFrom('communication_preferences')
    .select(['email', 'newsletter', 'product_updates', 'confirmed_at'])
    .where('scope', '=', scope)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()

export const confirmWishes = async (tx: Tx, scope: string, email: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('communication_preferences')
    .set({ confirmed_at: now })
    .where('scope', '=', scope)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A person who changes the address keeps what they asked for, at the new one. */
export const moveWishes = async (tx: Tx, from: string, to: string, now: Date): Promise<void> => {
  const [before, after] = [from.toLowerCase(), to.toLowerCase()]
  await tx.deleteFrom('communication_preferences').where('email', '=', after).execute()
  await tx.updateTable('communication_preferences').set({ email: after, changed_at: now }).where('email', '=', before).execute()
}

export const dropWishes = (tx: Tx, email: string) =>
  tx.deleteFrom('communication_preferences').where('email', '=', email.toLowerCase()).execute()
