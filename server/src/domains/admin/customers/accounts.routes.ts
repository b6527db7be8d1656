import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/admin/accounts.ts'
import * as merging from '#contract/admin/merging.ts'
import {
  anonymiseByStaff,
  changeEmailByStaff,
  confirmByStaff,
  endSessionsByStaff,
  exportAccount,
  type IdentityDeps,
  recordExport,
  resendConfirmation,
  resetTwoFactor,
  type StaffActor,
} from '#domains/identity/index.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { readAccount } from './account.views.ts'
import { listAccounts } from './account-list.views.ts'
import { previewMerge } from './merge.views.ts'
import { mergeAccounts } from './merge-accounts.ts'

type Call = { params: { customerId: string }; visitor: SignedIn; request: FastifyRequest; now: Date }

const actorOf = ({ visitor, request, now }: Omit<Call, 'params'>): StaffActor => ({
  userId: visitor.userId,
  staffRoles: visitor.staffRoles,
  network: networkOf(request.ip),
  now,
})

const aboutOf = (call: Call) => ({ userId: call.params.customerId, actor: actorOf(call) })

/** People as staff see them, and what staff do for them. */
export const accountAdminRoutes = (deps: IdentityDeps): BoundRoute[] => [
  implement(contract.listAccounts, async ({ db, query }) => ({ status: 200, body: await listAccounts(db, query) })),

  implement(contract.getAccount, async ({ db, params, visitor, now }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => readAccount(tx, { userId: params.customerId, actor: visitor, now })),
  })),

  implement(contract.resendAccountConfirmation, async ({ tx, ...call }) => {
    await resendConfirmation(tx, deps, aboutOf(call))
    return { status: 204 }
  }),

  implement(contract.confirmAccountByStaff, async ({ tx, body, ...call }) => ({
    status: 200,
    body: { customerId: await confirmByStaff(tx, deps, aboutOf(call), body.reason) },
  })),

  implement(contract.changeAccountEmail, async ({ tx, body, ...call }) => {
    await changeEmailByStaff(tx, deps, { ...aboutOf(call), ...body })
    return { status: 204 }
  }),

  implement(contract.endAccountSessions, async ({ tx, body, ...call }) => ({
    status: 200,
    body: { ended: await endSessionsByStaff(tx, aboutOf(call), body.reason) },
  })),

  implement(contract.resetAccountTwoFactor, async ({ tx, body, ...call }) => {
    await resetTwoFactor(tx, deps, aboutOf(call), body.reason)
    return { status: 204 }
  }),

  implement(contract.exportAccountByStaff, async ({ tx, ...call }) => {
    const about = aboutOf(call)
    await recordExport(tx, about)
    return { status: 200, body: { exportedAt: call.now.toISOString(), ...(await exportAccount(tx, deps.belongings, about.userId)) } }
  }),

  implement(contract.anonymiseAccount, async ({ tx, body, ...call }) => {
    await anonymiseByStaff(tx, deps, { ...aboutOf(call), ...body })
    return { status: 204 }
  }),

  implement(merging.previewMerge, async ({ db, params, query, visitor }) => ({
    status: 200,
    body: await previewMerge(db, visitor, params.customerId, query.other),
  })),

  implement(merging.mergeAccounts, async ({ tx, body, ...call }) => {
    const { from, version, reason } = body
    await mergeAccounts(tx, deps, { fromId: from, toId: call.params.customerId, version, reason, actor: actorOf(call) })
    return { status: 204 }
  }),
]
