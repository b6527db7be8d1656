import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from '../history/license-event.store.ts'
import { issueLicenses } from '../issue-licenses.ts'
import type { LicensedProduct } from '../licensed-product.views.ts'
import type { Device } from '../seats/activation.store.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { joinTrials } from './join-trials.ts'
import { lockTrier } from './lock-trier.ts'
import { type TriedProduct, trialDaysOf, trialEnd } from './trial.rules.ts'
import { addTrialDevice, claimTrial, findTrial, insertTrial, type Trier } from './trial.store.ts'

/** No trial of a suspended creator's product starts; a running one continues. */
export const triedProduct = ({ type, is_live, is_suspended, trial_policy }: LicensedProduct): TriedProduct => ({
  type,
  isLive: is_live && !is_suspended,
  policy: trial_policy,
})

/** A trial stays with its devices, so that nobody passes it from one to the next. */
const fullMessage = (seats: number): string =>
  `Your trial is active on ${seats === 1 ? '1 device' : `${seats} devices`}, the most it covers. Buy the plugin to use it on this one.`

type Starting = {
  product: LicensedProduct
  user: { id: string; email: string } | null
  device: Device
  method: ActivationMethod
  now: Date
}

type Beginning = Pick<Starting, 'product' | 'user' | 'now'>

export const beginTrial = async (
  tx: Tx,
  { product, user, now }: Beginning,
  trier: Trier,
  doer: Doer,
): Promise<{ licenseId: string; endsAt: Date }> => {
  const days = trialDaysOf(triedProduct(product))
  if (days === 0) refuse('no-trial', { detail: 'This product has no trial.' })
  const endsAt = trialEnd(days, now)
  const grant = {
    creatorId: product.creator_id,
    productId: product.id,
    variationId: product.variation_id ?? '',
    bundleId: null,
    lineId: null,
    quantity: 1,
    seats: Math.max(1, product.trial_policy?.seats ?? 1),
    offlineActivation: product.trial_policy?.offlineActivation ?? false,
    expiresAt: endsAt,
  }
  const holder = { cause: { type: 'Trial' as const }, userId: user?.id ?? null, email: user?.email ?? '', now, doer }
  const [license] = await issueLicenses(tx, { grants: [grant], ...holder })
  const licenseId = license?.id as string
  await insertTrial(tx, licenseId, trier, now)
  return { licenseId, endsAt }
}

/** Starts the trial of a device, or continues the one of the device or the account: its end does not change. Of both, one is made. */
export const startTrial = async (tx: Tx, starting: Starting): Promise<string> => {
  const { product, user, device, method, now } = starting
  const userId = user?.id ?? null
  const trier: Trier = { creatorId: product.creator_id, productId: product.id, deviceSignature: device.signature, userId }
  const doer: Doer = user ? { by: 'Customer', actorId: user.id } : { by: 'Plugin', actorId: null }
  if (product.trial_policy?.trialNeedsAccount && !user) refuse('signed-out')
  await lockTrier(tx, trier)
  const known = await findTrial(tx, trier)
  if (known?.status === 'Revoked') refuse('license-revoked')
  if (known && known.expires_at <= now)
    refuse('license-expired', { detail: `The trial of ${product.name} has ended. Buy it to keep using it.` })
  const licenseId = known?.license_id ?? (await beginTrial(tx, starting, trier, doer)).licenseId
  if (known?.joins) await joinTrials(tx, { stays: licenseId, ends: known.joins, doer, now })
  await addTrialDevice(tx, licenseId, trier)
  let holderId = known ? known.user_id : userId
  if (known && holderId === null && userId !== null && (await claimTrial(tx, licenseId, userId))) {
    holderId = userId
    await writeEvents(tx, [{ licenseId, kind: 'Claimed' }], doer, now)
  }
  // Somebody else's trial continues here without naming them.
  return takeSeat(tx, { whose: { licenseId }, device, method, namesHolder: holderId === userId, fullMessage, doer, now })
}
