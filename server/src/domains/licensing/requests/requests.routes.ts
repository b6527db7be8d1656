import * as contract from '#contract/licensing/activation-requests.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { mayPreview, type Visitor } from '#platform/http/visitor.ts'
import { describeRequest } from './describe-request.ts'
import { cancelRequest, fulfillWithLicense, fulfillWithTrial } from './fulfill-request.ts'
import { findRequest, type RequestRow } from './request.store.ts'

const customerOf = (visitor: Visitor) =>
  visitor.kind === 'user' ? { id: visitor.userId, email: visitor.user.email, isConfirmed: visitor.user.confirmedAccount } : null

type Seen = { visitor: Visitor; scope: string | undefined; now: Date }

const answer = async (db: Reader, row: RequestRow, { visitor, scope, now }: Seen) => ({
  status: 200,
  body: await describeRequest(db, { row, customer: customerOf(visitor), mayPreview: mayPreview(visitor, row.creator_id), scope, now }),
})

/** The customer's side of an activation request, for our page and for the SDKs. */
export const activationRequestRoutes = (): BoundRoute[] => [
  implement(contract.getActivationRequest, async ({ db, params, ...seen }) =>
    answer(db, (await findRequest(db, params.requestId, seen.scope)) ?? refuse('not-found'), seen),
  ),
  implement(contract.isActivationCompleted, async ({ db, params, scope }) => {
    const row = (await findRequest(db, params.requestId, scope)) ?? refuse('not-found')
    return { status: 200, body: row.status === 'Completed' }
  }),
  implement(contract.fulfillWithLicense, async ({ tx, params, query, ...seen }) => {
    const customer = customerOf(seen.visitor) ?? refuse('signed-out')
    const { scope, now } = seen
    return answer(tx, await fulfillWithLicense(tx, { ...params, scope, now, customer, replaces: query.replaces }), seen)
  }),
  implement(contract.fulfillWithTrial, async ({ tx, params, ...seen }) => {
    const { scope, now } = seen
    return answer(tx, await fulfillWithTrial(tx, { ...params, scope, now, customer: customerOf(seen.visitor) }), seen)
  }),
  implement(contract.cancelActivation, async ({ tx, params, ...seen }) => {
    const { scope, now } = seen
    return answer(tx, await cancelRequest(tx, { ...params, scope, now }), seen)
  }),
]
