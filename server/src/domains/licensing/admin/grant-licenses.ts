import { openBuyerAccount } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Doer } from '../history/license-event.store.ts'
import { issueLicenses } from '../issue-licenses.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'

type Granting = {
  creatorId: string
  productId: string
  email: string
  quantity: number
  seats: number | undefined
  offlineActivation: boolean | undefined
  expiresAt: Date | null
  note: string | null
  doer: Doer
  now: Date
}

/** Gives licenses for free: with the product's terms, unless the call says otherwise. */
export const grantLicenses = async (tx: Tx, granting: Granting): Promise<string[]> => {
  const { creatorId, productId, email, quantity, expiresAt, note, doer, now } = granting
  const product = await findLicensedProduct(tx, creatorId, productId)
  if (!product) return refuse('invalid-input', { errors: { productId: ['There is no such product'] } })
  // A given license is worth a sale: a suspended creator could sell it elsewhere.
  if (product.is_suspended && doer.by === 'Creator') {
    return refuse('not-possible', { detail: 'You are suspended, so you can’t give new licenses. Contact us if someone needs one.' })
  }
  const isPlugin = product.type === 'Plugin'
  const grant = {
    creatorId,
    productId,
    variationId: product.variation_id ?? '',
    bundleId: null,
    lineId: null,
    quantity,
    seats: isPlugin ? (granting.seats ?? product.policy?.seats ?? 3) : 0,
    offlineActivation: granting.offlineActivation ?? product.policy?.offlineActivation ?? true,
    expiresAt,
  }
  const userId = await openBuyerAccount(tx, { email, name: '', now })
  const cause = { type: 'Grant' as const, note }
  return (await issueLicenses(tx, { grants: [grant], cause, userId, email, now, doer })).map(({ id }) => id)
}
