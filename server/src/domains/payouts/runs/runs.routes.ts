import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/payouts/payout-runs.ts'
import { record } from '#domains/audit/index.ts'
import { getPayer } from '#domains/documents/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { confirmPayout, failPayout, holdPayout, releasePayout, retryPayout } from '../change-payout.ts'
import { payerLacks } from '../files/payer.rules.ts'
import { listFormats } from '../payee.views.ts'
import { getStaffRow, listStaffRows } from '../staff-payout.views.ts'
import { startRun } from './make-payouts.ts'
import { previewRun } from './preview-run.ts'
import { findRun } from './run.store.ts'
import { findRunPage, listRuns } from './run.views.ts'

const perPage = 50
const proposedPerPage = 100

const nextOf = (path: string, query: Record<string, string | undefined>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))}`

const actOf = (payoutId: string, { userId }: SignedIn, request: FastifyRequest, now: Date) => ({
  payoutId,
  by: userId,
  network: networkOf(request.ip),
  now,
})

export const payoutRunRoutes = () => [
  implement(contract.previewPayoutRun, async ({ db, query, now }) => {
    const show = query.show ?? 'all'
    const { items, last } = await previewRun(db, { after: query.after ?? '', show, limit: proposedPerPage, now })
    const next = last && nextOf(contract.previewPayoutRun.path, { show: query.show, after: last })
    const lacks = payerLacks(await getPayer(db, now), await listFormats(db))
    return { status: 200, body: { items, hasMore: next !== null, next, payerLacks: lacks } }
  }),

  implement(contract.listPayoutRuns, async ({ db, query }) => {
    const rows = await listRuns(db, { after: query.after, sort: query.sort, limit: perPage + 1 })
    const items = rows.slice(0, perPage)
    const next = rows.length > perPage ? nextOf(contract.listPayoutRuns.path, { sort: query.sort, after: items.at(-1)?.id }) : null
    return { status: 200, body: { items, hasMore: next !== null, next } }
  }),

  implement(contract.startPayoutRun, async ({ tx, visitor, request, now }) => {
    const id = await startRun(tx, { userId: visitor.userId, now })
    const network = networkOf(request.ip)
    await record(tx, { action: 'payout-run.started', at: now, actorId: visitor.userId, subject: id, details: {}, network })
    return { status: 202, body: { id } }
  }),

  implement(contract.getPayoutRun, async ({ db, params, now }) => {
    const run = (await findRunPage(db, params.runId)) ?? refuse('not-found')
    const formats = run.ready.map(({ format }) => format)
    return { status: 200, body: { ...run, payerLacks: payerLacks(await getPayer(db, now), formats) } }
  }),

  implement(contract.listRunPayouts, async ({ db, params, query }) => {
    const { runId } = params
    if (!(await findRun(db, runId))) refuse('not-found')
    const rows = await listStaffRows(db, { runId, ...query, limit: perPage + 1 })
    const items = rows.slice(0, perPage)
    const path = contract.listRunPayouts.path.replace('{runId}', runId)
    const next =
      rows.length > perPage ? nextOf(path, { status: query.status, q: query.q, sort: query.sort, after: items.at(-1)?.id }) : null
    return { status: 200, body: { items, hasMore: next !== null, next } }
  }),

  implement(contract.holdPayout, async ({ tx, params, body, visitor, request, now }) => {
    await holdPayout(tx, actOf(params.payoutId, visitor, request, now), body.reason)
    return { status: 200, body: await getStaffRow(tx, params.payoutId) }
  }),

  implement(contract.releasePayout, async ({ tx, params, visitor, request, now }) => {
    await releasePayout(tx, actOf(params.payoutId, visitor, request, now))
    return { status: 200, body: await getStaffRow(tx, params.payoutId) }
  }),

  implement(contract.confirmPayout, async ({ tx, params, visitor, request, now }) => {
    await confirmPayout(tx, actOf(params.payoutId, visitor, request, now))
    return { status: 200, body: await getStaffRow(tx, params.payoutId) }
  }),

  implement(contract.failPayout, async ({ tx, params, body, visitor, request, now }) => {
    await failPayout(tx, actOf(params.payoutId, visitor, request, now), body.reason, body.was)
    return { status: 200, body: await getStaffRow(tx, params.payoutId) }
  }),

  implement(contract.retryPayout, async ({ tx, params, visitor, request, now }) => {
    await retryPayout(tx, actOf(params.payoutId, visitor, request, now))
    return { status: 200, body: await getStaffRow(tx, params.payoutId) }
  }),
]
