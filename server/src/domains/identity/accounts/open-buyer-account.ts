import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { findHolder, insertUser, isAlive, lockAddresses, lockUsers } from './user.store.ts'

type Buyer = { email: string; name: string; now: Date }

/**
 * The account of an address that something was bought with: the one that has confirmed it, or a new one to be confirmed, without a
 * password. Never one that somebody has only signed up with it.
 */
export const openBuyerAccount = async (tx: Tx, { email, name, now }: Buyer): Promise<string> => {
  await lockAddresses(tx, email)
  const known = await findHolder(tx, email)
  if (known) return known.id
  const id = newId('usr', now)
  await insertUser(tx, { id, email, name, passwordHash: null, address: null, confirmedAt: null, termsAcceptedAt: null, now })
  return id
}

/** Who gets a purchase: the account that paid it, if it still exists, else the address's. */
export const findPayer = async (tx: Tx, { userId, ...buyer }: Buyer & { userId: string | null }): Promise<string> =>
  userId !== null && (await isAlive(tx, userId)) ? userId : openBuyerAccount(tx, buyer)

type Handing = { email: string; from: string | null; now: Date }

/**
 * The account that something is moved to by hand, locked together with the one it leaves: a concurrent merge or deletion of either happens before
 * or after it, never in the middle.
 */
export const holdReceiver = async (tx: Tx, { email, from, now }: Handing): Promise<string> => {
  const to = await openBuyerAccount(tx, { email, name: '', now })
  await lockUsers(tx, from === null ? [to] : [to, from])
  if (await isAlive(tx, to)) return to
  return refuse('edited-elsewhere', { detail: 'The account for this address has just been closed. Try again.' })
}
