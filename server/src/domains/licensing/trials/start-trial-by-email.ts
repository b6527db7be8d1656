import { getUserRow, type IdentityDeps, openBuyerAccount, tellTrier } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { LicensedProduct } from '../licensed-product.views.ts'
import { listOwned } from '../owned-products.views.ts'
import { startAccountTrial } from './start-account-trial.ts'
import { triedProduct } from './start-trial.ts'
import { trialDaysOf } from './trial.rules.ts'
import { findTrial } from './trial.store.ts'

type Starting = { product: LicensedProduct; email: string; now: Date }

/**
 * A trial for an address alone: its days begin in the account prepared for the address, which the mail opens. A confirmed
 * account's trial is started by its owner, signed in; for what the address owns none begins. Every address gets the same answer, and only the
 * mail says which it is.
 */
export const startTrialByEmail = async (tx: Tx, identity: IdentityDeps, { product, email, now }: Starting): Promise<void> => {
  if (trialDaysOf(triedProduct(product)) === 0) refuse('no-trial', { detail: 'This product has no trial.' })
  const userId = await openBuyerAccount(tx, { email, name: email.slice(0, email.indexOf('@')), now })
  const user = await getUserRow(tx, userId)
  const { creator_id: creatorId, id: productId } = product
  const known = await findTrial(tx, { creatorId, productId, deviceSignature: '', userId })
  const owns = (await listOwned(tx, { userId, now })).includes(`${creatorId}/${productId}`)
  if (!user.confirmed_at && !known && !owns) await startAccountTrial(tx, { product, user: { id: userId, email }, now })
  await tellTrier(tx, identity, { user, product: product.name, owns, path: `/${product.creator_slug}/${productId}`, now })
}
