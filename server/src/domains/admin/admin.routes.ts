import { dismissJob as dismissJobRoute, getStaffOverview, retryJob } from '#contract/admin/overview.ts'
import { getProductLicenses } from '#contract/admin/product-licenses.ts'
import * as contract from '#contract/admin/staff.ts'
import { maySeeCustomers } from '#contract/core/permissions.ts'
import { setStaffRoles } from '#domains/identity/index.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { searchAuditLog } from './audit/audit-log.views.ts'
import { nextPart, readAuditSearch } from './audit/audit-search.rules.ts'
import { readProductLicenses } from './licenses/product-licenses.views.ts'
import { composeOverview } from './overview/compose-overview.ts'
import { dismissJob } from './overview/dismiss-job.ts'
import { tryJobAgain } from './overview/try-job-again.ts'
import { findColleague, listStaff } from './staff.views.ts'

export const adminRoutes = () => [
  implement(getProductLicenses, async ({ db, params, visitor, now }) => ({
    status: 200,
    body: await readProductLicenses(db, { ...params, maySeeNames: maySeeCustomers(visitor.staffRoles), now }),
  })),

  implement(getStaffOverview, async ({ db, visitor, now }) => ({ status: 200, body: await composeOverview(db, visitor.staffRoles, now) })),

  implement(retryJob, async ({ tx, params, visitor, now, request }) => {
    await tryJobAgain(tx, params.jobId, { actorId: visitor.userId, network: networkOf(request.ip), now })
    return { status: 204 }
  }),

  implement(dismissJobRoute, async ({ tx, params, visitor, now, request }) => {
    await dismissJob(tx, params.jobId, { actorId: visitor.userId, network: networkOf(request.ip), now })
    return { status: 204 }
  }),

  implement(contract.listStaff, async ({ db }) => ({ status: 200, body: await listStaff(db) })),

  implement(contract.setStaffRoles, async ({ tx, body, visitor, now, request }) => {
    const userId = await setStaffRoles(tx, { ...body, now, actorId: visitor.userId, network: networkOf(request.ip) })
    return { status: 200, body: await findColleague(tx, userId) }
  }),

  implement(contract.listAuditLog, async ({ db, query }) => {
    const { items, next } = await searchAuditLog(db, readAuditSearch(query))
    return { status: 200, body: { items, hasMore: next !== undefined, next: next === undefined ? null : nextPart(query, next) } }
  }),
]
