import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { LicensedProduct } from '../licensed-product.views.ts'
import { lockAccount } from './lock-trier.ts'
import { beginTrial } from './start-trial.ts'
import { findTrial } from './trial.store.ts'

type Starting = { product: LicensedProduct; user: { id: string; email: string }; now: Date }

/**
 * Starts the trial of an account before any device, so that its days show there; the first device then continues
 * it. An account with a trial continues that one: its end does not change.
 */
export const startAccountTrial = async (tx: Tx, { product, user, now }: Starting): Promise<Date> => {
  const trier = { creatorId: product.creator_id, productId: product.id, deviceSignature: '', userId: user.id }
  await lockAccount(tx, trier)
  const known = await findTrial(tx, trier)
  if (known?.status === 'Revoked') refuse('license-revoked')
  if (known && known.expires_at <= now)
    refuse('license-expired', { detail: `The trial of ${product.name} has ended. Buy it to keep using it.` })
  if (known) return known.expires_at
  const { endsAt } = await beginTrial(tx, { product, user, now }, trier, { by: 'Customer', actorId: user.id })
  return endsAt
}
