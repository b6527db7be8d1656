import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { LicensedProduct } from '../licensed-product.views.ts'
import { beginTrial } from './start-trial.ts'
import { findTrial, lockAccount, type Trier } from './trial.store.ts'

type Starting = { product: LicensedProduct; user: { id: string; email: string }; now: Date }

/**
 * Starts the trial of an account before any device asks for it, so that its days are seen there; the first device then goes on with
 * it. Whoever has one goes on with that: it ends when it ends.
 */
export const startAccountTrial = async (tx: Tx, { product, user, now }: Starting): Promise<Date> => {
  const trier: Trier = { creatorId: product.creator_id, productId: product.id, deviceSignature: '', userId: user.id }
  await lockAccount(tx, trier)
  const known = await findTrial(tx, trier)
  if (known?.status === 'Revoked') refuse('license-revoked')
  if (known && known.expires_at <= now)
    refuse('license-expired', { detail: `The trial of ${product.name} has ended. Buy it to keep using it.` })
  if (known) return known.expires_at
  const { endsAt } = await beginTrial(tx, { product, user, now }, trier, { by: 'Customer', actorId: user.id })
  return endsAt
}
