import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { findUserByEmail, insertUser } from './user.store.ts'

type Buyer = { email: string; name: string; now: Date }

/** The account of an address that something was bought with. A new one has no password and waits to be confirmed. */
export const openBuyerAccount = async (tx: Tx, { email, name, now }: Buyer): Promise<string> => {
  const known = await findUserByEmail(tx, email)
  if (known) return known.id
  const id = newId('usr', now)
  const isNew = await insertUser(tx, { id, email, name, passwordHash: null, address: null, confirmedAt: null, termsAcceptedAt: null, now })
  // Somebody else made it a moment ago, for the same address.
  return isNew ? id : ((await findUserByEmail(tx, email))?.id as string)
}
