import { confirmAccountWishes } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { moveCodes } from './code.store.ts'
import { eraseUser } from './erase-user.ts'
import { userAddressDocument } from './user.documents.ts'
import { changeUser, findHolder, findSignedUp, getUserRow, insertUser, lockUser, lockUsers, moveUser, type UserRow } from './user.store.ts'

type Deps = Pick<IdentityDeps, 'belongings'>

/** Deletes an account that was signed up and never confirmed. What was paid in it goes to the addresses it was bought with. */
const endSignedUp = async (tx: Tx, { belongings }: Deps, user: UserRow, now: Date): Promise<void> => {
  // A payment of this account that is being settled has it locked, and is waited for.
  await lockUser(tx, user.id)
  await belongings.leave(tx, { userId: user.id, now })
  await eraseUser(tx, user.id, now)
}

/** An account that has confirmed an address gets what was waiting for that. */
const takeWaiting = async (tx: Tx, { belongings }: Deps, waiting: UserRow, to: string, now: Date): Promise<void> => {
  await lockUsers(tx, [waiting.id, to])
  await belongings.move(tx, { from: waiting.id, to, now })
  await eraseUser(tx, waiting.id, now)
}

/** When an unconfirmed account is deleted, the links mailed to its address go to the address's own account. */
export const leaveAddress = async (tx: Tx, user: UserRow): Promise<void> => {
  const holder = await findHolder(tx, user.email)
  if (holder && holder.id !== user.id) await moveCodes(tx, { from: user.id, to: holder.id, email: user.email })
}

const openWaiting = async (tx: Tx, { email, name, address: stored }: UserRow, now: Date): Promise<string> => {
  const id = newId('usr', now)
  const address = readOptional(userAddressDocument, stored)
  await insertUser(tx, { id, email, name, passwordHash: null, address, confirmedAt: null, termsAcceptedAt: null, now })
  return id
}

type Proof = { user: UserRow; isOwn: boolean; now: Date }

/**
 * Somebody reads an address's mail, so it is theirs. If they signed up themselves, that account is theirs with what was waiting for
 * the address. If not, they get the address's own account, and whoever signed up before is left with nothing: whatever they
 * put there, a password, a program, a subscription, a pending change, is deleted with their account. The caller has locked the address.
 */
export const proveAddress = async (tx: Tx, deps: Deps, { user, isOwn, now }: Proof): Promise<UserRow> => {
  const signedUp = await findSignedUp(tx, user.email)
  const waiting = await findHolder(tx, user.email)
  if (signedUp && isOwn) {
    if (waiting) await takeWaiting(tx, deps, waiting, signedUp.id, now)
    await changeUser(tx, signedUp.id, { confirmed_at: now })
    await confirmAccountWishes(tx, { userId: signedUp.id, email: signedUp.email, name: signedUp.name, now })
    return { ...signedUp, confirmed_at: now }
  }
  const ownId = waiting?.id ?? (await openWaiting(tx, user, now))
  if (signedUp) await endSignedUp(tx, deps, signedUp, now)
  await changeUser(tx, ownId, { confirmed_at: now })
  return getUserRow(tx, ownId)
}

type Move = { user: UserRow; email: string; now: Date }

/** Moves an account to a confirmed address. False where that has an account already. */
export const moveToAddress = async (tx: Tx, deps: Deps, { user, email, now }: Move): Promise<boolean> => {
  const waiting = await findHolder(tx, email)
  if (waiting?.confirmed_at) return false
  if (waiting) await takeWaiting(tx, deps, waiting, user.id, now)
  if (!user.confirmed_at) await leaveAddress(tx, user)
  if (!(await moveUser(tx, user, email, now))) return false
  await confirmAccountWishes(tx, { userId: user.id, email, name: user.name, now })
  const signedUp = await findSignedUp(tx, email)
  if (signedUp) await endSignedUp(tx, deps, signedUp, now)
  return true
}
