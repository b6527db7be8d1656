import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { lockTrier } from '../trials/lock-trier.ts'
import { startTrial } from '../trials/start-trial.ts'
import { findClaimable, isUnclaimed, trierOf } from './claimable.views.ts'
import { isRequestOver } from './request.rules.ts'
import { deviceOf, giveRequest, lockRequest, moveRequest, type RequestRow, timesOf } from './request.store.ts'

type Customer = { id: string; email: string; isConfirmed: boolean }
type Answering = { requestId: string; scope: string | undefined; now: Date }

const takeRequest = async (tx: Tx, { requestId, scope }: Answering): Promise<RequestRow> =>
  (await lockRequest(tx, requestId, scope)) ?? refuse('not-found')

/** A confirmed request stays confirmed; confirming again by the same customer changes nothing. */
const requireOpen = (row: RequestRow, userId: string | null, now: Date): 'open' | 'answered' => {
  if (row.status === 'Fulfilled' || row.status === 'Completed') {
    if (row.user_id === userId) return 'answered'
    refuse('already-done', { detail: 'This request has already been answered.' })
  }
  if (isRequestOver(timesOf(row), now)) refuse('request-over')
  return 'open'
}

/** Gives the requesting device a seat of the customer's own license. Opening the link uses none; this is the confirmation. */
export const fulfillWithLicense = async (
  tx: Tx,
  { customer, replaces, ...answering }: Answering & { customer: Customer; replaces: string | undefined },
): Promise<RequestRow> => {
  const row = await takeRequest(tx, answering)
  if (requireOpen(row, customer.id, answering.now) === 'answered') return row
  if (!customer.isConfirmed)
    refuse('no-eligible-license', { detail: 'Confirm your e-mail address first. What you bought with it then appears in your account.' })
  const activationId = await takeSeat(tx, {
    whose: { userId: customer.id, creatorId: row.creator_id, productId: row.product_id },
    device: deviceOf(row),
    method: row.method,
    replaces,
    doer: { by: 'Customer', actorId: customer.id },
    now: answering.now,
  })
  const change = { activation_id: activationId, fulfillment_type: 'License' as const, user_id: customer.id, fulfilled_at: answering.now }
  return moveRequest(tx, row, 'Fulfilled', change)
}

/** Whether this customer may take the trial of an answered request into their account. Of two who do, one finds it. */
const mayClaim = async (tx: Tx, row: RequestRow, customer: Customer | null, now: Date): Promise<boolean> => {
  if (!customer?.isConfirmed || !isUnclaimed(row)) return false
  await lockTrier(tx, trierOf(row, customer.id))
  return (await findClaimable(tx, row, customer.id, now)) !== undefined
}

/** Gives the requesting device a trial, with or without an account. One that was started without is later added to one here. */
export const fulfillWithTrial = async (
  tx: Tx,
  { customer, ...answering }: Answering & { customer: Customer | null },
): Promise<RequestRow> => {
  const row = await takeRequest(tx, answering)
  const isAdded = await mayClaim(tx, row, customer, answering.now)
  if (!isAdded && requireOpen(row, customer?.id ?? null, answering.now) === 'answered') return row
  const product = (await findLicensedProduct(tx, row.creator_id, row.product_id)) ?? refuse('not-found')
  const activationId = await startTrial(tx, { product, user: customer, device: deviceOf(row), method: row.method, now: answering.now })
  if (isAdded) return giveRequest(tx, row, { activation_id: activationId, user_id: customer?.id ?? null })
  const change = {
    activation_id: activationId,
    fulfillment_type: 'Trial' as const,
    user_id: customer?.id ?? null,
    fulfilled_at: answering.now,
  }
  return moveRequest(tx, row, 'Fulfilled', change)
}

/** Declines. An answered request stays as it is. */
export const cancelRequest = async (tx: Tx, answering: Answering): Promise<RequestRow> => {
  const row = await takeRequest(tx, answering)
  return row.status === 'Requested' ? moveRequest(tx, row, 'Cancelled') : row
}
