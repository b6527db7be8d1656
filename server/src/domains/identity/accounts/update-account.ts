import type { z } from 'zod'
import type { identityChange } from '#contract/identity/identity.ts'
import { storeAccountWishes, wishFor } from '#domains/email/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import type { IdentityDeps, Origin } from '../identity-deps.ts'
import { askForEmailChange, confirmEmailChange } from './change-email.ts'
import { userAddressDocument } from './user.documents.ts'
import { changeUser, emailKey, getUserRow, lockAddresses, lockUser } from './user.store.ts'

type Change = z.output<typeof identityChange>

type Update = { userId: string; sessionId: string; change: Change; origin: Origin; now: Date; requireRecentSignIn(): void }

const columnsOf = ({ name, address, phone, businessName, taxId }: Change) => ({
  ...(name !== undefined && { name }),
  ...(address !== undefined && { address: writeOptional(userAddressDocument, address) }),
  ...(phone !== undefined && { phone }),
  ...(businessName !== undefined && { business_name: businessName }),
  ...(taxId !== undefined && { tax_id: taxId }),
})

/** Changes what is given. True when a new address was asked for and has to be confirmed. */
export const updateIdentity = async (tx: Tx, deps: IdentityDeps, update: Update): Promise<boolean> => {
  const { userId, sessionId, change, origin, now } = update
  if (change.email && change.emailConfirmationToken) await lockAddresses(tx, change.email, (await getUserRow(tx, userId)).email)
  const user = await lockUser(tx, userId)
  await changeUser(tx, userId, columnsOf(change))
  if (change.communicationPreferences) {
    const { newsletterOptIn: newsletter, productUpdatesOptIn: productUpdates } = change.communicationPreferences
    const asked = { scope: origin.scope, wishes: { newsletter, productUpdates }, now }
    if (user.confirmed_at) await wishFor(tx, { ...asked, email: user.email, name: user.name })
    else await storeAccountWishes(tx, { ...asked, userId })
  }
  const { email } = change
  if (email === undefined || email === user.email) return false
  update.requireRecentSignIn()
  if (emailKey(email) === emailKey(user.email)) {
    await changeUser(tx, userId, { email })
    return false
  }
  if (change.emailConfirmationToken) {
    await confirmEmailChange(tx, deps, {
      email,
      code: change.emailConfirmationToken,
      session: { userId, id: sessionId },
      onlyOf: userId,
      origin,
      now,
    })
    return false
  }
  await askForEmailChange(tx, deps, { userId, newEmail: email, origin, now })
  return true
}
