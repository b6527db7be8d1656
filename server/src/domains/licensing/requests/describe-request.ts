import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { findLicensedProduct, type LicensedProduct } from '../licensed-product.views.ts'
import { chooseSeat } from '../seats/seat.rules.ts'
import { readSeats } from '../seats/seats.views.ts'
import { triedProduct } from '../trials/start-trial.ts'
import { judgeTrial } from '../trials/trial.rules.ts'
import { findTrial } from '../trials/trial.store.ts'
import { findClaimable, trierOf } from './claimable.views.ts'
import { isRequestOver, requestEnd } from './request.rules.ts'
import { type RequestRow, timesOf } from './request.store.ts'

type Looking = {
  row: RequestRow
  customer: { id: string; isConfirmed: boolean } | null
  /** Members of the creator's team, and staff. */
  mayPreview: boolean
  scope: string | undefined
  now: Date
}

/** Of a product that was never published, whoever guesses its id learns no more than that. */
const describeProduct = ({ is_secret, id, name, tagline, description, icon_url }: LicensedProduct, mayKnow: boolean) =>
  is_secret && !mayKnow ? { name: id, tagline: null, description: null, iconUrl: null } : { name, tagline, description, iconUrl: icon_url }

const eligibility = (licenses: Awaited<ReturnType<typeof readSeats>>, { row }: Looking) => {
  const verdict = chooseSeat(licenses, row.device_signature, row.method)
  return verdict.fits ? { eligible: true } : { eligible: false, because: verdict.because }
}

/** What a plugin requests, and what the viewer may answer. */
export const describeRequest = async (db: Reader, looking: Looking): Promise<ActivationRequest> => {
  const { row, customer, scope, now } = looking
  const { creator_id: creatorId, product_id: productId } = row
  const product = (await findLicensedProduct(db, creatorId, productId)) ?? refuse('not-found')
  const licenses = customer?.isConfirmed ? await readSeats(db, { userId: customer.id, creatorId, productId }, now) : []
  const known = await findTrial(db, trierOf(row, customer?.id ?? null))
  const trial = known && { expiresAt: known.expires_at, isRevoked: known.status === 'Revoked' }
  const isOver = isRequestOver(timesOf(row), now)
  return {
    id: row.id as ActivationRequest['id'],
    // An expired request was never answered: for an SDK it is cancelled.
    status: isOver && row.status === 'Requested' ? 'Cancelled' : row.status,
    product: {
      id: scope === undefined ? `${creatorId}/${productId}` : productId,
      ...describeProduct(product, looking.mayPreview || licenses.length > 0),
      owned: licenses.length > 0,
      creatorId,
      productId,
    },
    ...(row.fulfillment_type && { fulfillmentType: row.fulfillment_type }),
    trialEligibility: judgeTrial(triedProduct(product), trial, now),
    licenseEligibility: eligibility(licenses, looking),
    creator: { id: creatorId, name: product.creator_name, slug: product.creator_slug, logoUrl: product.creator_logo_url },
    device: { name: row.device_name, platform: row.platform },
    method: row.method,
    requestedAt: row.created_at.toISOString(),
    endsAt: requestEnd(row.created_at).toISOString(),
    isOver,
    isClaimable: (await findClaimable(db, row, customer?.isConfirmed ? customer.id : null, now)) !== undefined,
    isForeign: customer !== null && row.user_id !== null && row.user_id !== customer.id,
  }
}
