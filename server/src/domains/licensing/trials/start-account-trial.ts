import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { LicensedProduct } from '../licensed-product.views.ts'
import { listOwned } from '../owned-products.views.ts'
import { lockAccount } from './lock-trier.ts'
import { beginTrial } from './start-trial.ts'
import { judgeStart, type StartHindrance } from './trial.rules.ts'
import { findTrial } from './trial.store.ts'

const refuseStart = (because: StartHindrance, name: string): never => {
  switch (because) {
    case 'owned':
      return refuse('not-possible', { detail: `You own ${name}, so there is nothing to try. Activate it with your license.` })
    case 'revoked':
      return refuse('license-revoked')
    case 'ended':
      return refuse('license-expired', { detail: `The trial of ${name} has ended. Buy it to keep using it.` })
  }
}

type Starting = { product: LicensedProduct; user: { id: string; email: string }; now: Date }

/**
 * Starts the trial of an account before any device, so that its days show there; the first device then continues
 * it. An account with a trial continues that one: its end does not change. For what it owns none begins.
 */
export const startAccountTrial = async (tx: Tx, { product, user, now }: Starting): Promise<Date> => {
  const trier = { creatorId: product.creator_id, productId: product.id, deviceSignature: '', userId: user.id }
  await lockAccount(tx, trier)
  const owned = await listOwned(tx, { userId: user.id, now })
  const verdict = judgeStart(await findTrial(tx, trier), owned.includes(`${product.creator_id}/${product.id}`), now)
  if (!verdict.starts) return refuseStart(verdict.because, product.name)
  if (verdict.continues) return verdict.continues
  const { endsAt } = await beginTrial(tx, { product, user, now }, trier, { by: 'Customer', actorId: user.id })
  return endsAt
}
