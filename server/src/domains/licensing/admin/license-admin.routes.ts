import type { FastifyRequest } from 'fastify'
import { creatorLevel, maySeeCustomers, reachesLevel } from '#contract/core/permissions.ts'
import * as contract from '#contract/licensing/license-admin.ts'
import { takeBackGift as takeBackGiftRoute } from '#contract/licensing/license-gifts.ts'
import * as transferContract from '#contract/licensing/license-transfer.ts'
import { record } from '#domains/audit/index.ts'
import { editorOf, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { isActingForOther, type SignedIn } from '#platform/http/visitor.ts'
import type { Doer } from '../history/license-event.store.ts'
import { releaseSeat } from '../seats/release-seat.ts'
import { changeSeats, extendLicense, restoreLicense, revokeLicense } from './change-license.ts'
import { findLicenses } from './find-licenses.views.ts'
import { grantLicenses } from './grant-licenses.ts'
import { listLicenseRows, readLicenseDetail } from './license-admin.views.ts'
import { type LicenseScope, listLicenseRowsById } from './license-row.views.ts'
import { takeBackGift } from './take-back-gift.ts'
import { previewTransfer, transferLicense } from './transfer-license.ts'

type LicenseRoutes = typeof contract.creatorLicenseRoutes

/** Who administers: a creator's team for its own licenses, or staff for all. */
type LicenseAdmin = {
  routes: LicenseRoutes
  scopeOf(visitor: SignedIn, now: Date): LicenseScope
  doerOf(visitor: SignedIn): Doer
  note(tx: Tx, call: Called, subject: string, done: Done): Promise<void>
}

type Called = { visitor: SignedIn; request: FastifyRequest; now: Date }
/** What was done, as the log names it, and why. */
type Done = { action: string; reason?: string | null | undefined }

const team: LicenseAdmin = {
  routes: contract.creatorLicenseRoutes,
  scopeOf: (visitor, now) => ({
    creatorId: visitor.creatorId ?? refuse('not-allowed'),
    maySeeNames: reachesLevel(creatorLevel('sales', visitor.creatorRoles), 'read'),
    now,
  }),
  doerOf: (visitor) => ({ by: isActingForOther(visitor) ? 'Staff' : 'Creator', actorId: visitor.userId }),
  note: (tx, { visitor, request, now }, subject, { action, reason }) =>
    noteStaff(tx, editorOf(visitor, request, now), subject, reason ? `${action}: ${reason}` : action),
}

const staff: LicenseAdmin = {
  routes: contract.staffLicenseRoutes as unknown as LicenseRoutes,
  scopeOf: ({ staffRoles }, now) => ({ creatorId: undefined, maySeeNames: maySeeCustomers(staffRoles), now }),
  doerOf: (visitor) => ({ by: 'Staff', actorId: visitor.userId }),
  note: (tx, { visitor, request, now }, subject, { action, reason }) =>
    record(tx, {
      action: 'license.changed',
      at: now,
      actorId: visitor.userId,
      subject,
      details: { action, ...(reason && { reason }) },
      network: networkOf(request.ip),
    }),
}

const endText = (expiresAt: string | null): string => (expiresAt === null ? 'No end date' : `Valid until ${expiresAt.slice(0, 10)}`)

type Gift = { creatorId: string; productId: string }

/** For several licenses, the one that the log refers to: giving them and taking them back are logged under the same id. */
const firstOf = (ids: readonly string[]): string => ids.toSorted()[0] ?? ''

const giftText = (act: string, { creatorId, productId }: Gift, ids: readonly string[]): string =>
  ids.length === 1 ? `${act}: ${creatorId}/${productId}` : `${act}: ${creatorId}/${productId}, ${ids.length} licenses (${ids.join(', ')})`

const instant = (written: string | null): Date | null => (written === null ? null : new Date(written))

const routesFor = ({ routes, scopeOf, doerOf, note }: LicenseAdmin): BoundRoute[] => {
  type Change = { tx: Tx; params: { licenseId: string }; visitor: SignedIn; request: FastifyRequest; now: Date }
  /** Changes one license, logs who did it, and returns it as it is then. */
  const change = async (
    call: Change,
    done: Done,
    act: (changing: Omit<Parameters<typeof revokeLicense>[1], 'was'>) => Promise<boolean>,
  ) => {
    const { tx, params, visitor, now } = call
    const scope = scopeOf(visitor, now)
    const isChanged = await act({ licenseId: params.licenseId, creatorId: scope.creatorId, doer: doerOf(visitor), now })
    if (isChanged) await note(tx, call, params.licenseId, done)
    return { status: 200, body: await readLicenseDetail(tx, scope, params.licenseId) }
  }
  return [
    implement(routes.get, async ({ db, params, visitor, now }) => ({
      status: 200,
      body: await readLicenseDetail(db, scopeOf(visitor, now), params.licenseId),
    })),
    implement(routes.revoke, async ({ body, ...call }) =>
      change(call, { action: 'Revoked', reason: body.reason }, (it) => revokeLicense(call.tx, { ...it, was: body.was }, body.reason)),
    ),
    implement(routes.restore, async ({ body, ...call }) =>
      change(call, { action: 'Restored', reason: body.note }, (it) => restoreLicense(call.tx, { ...it, note: body.note, was: body.was })),
    ),
    implement(routes.changeSeats, async ({ body, ...call }) =>
      change(call, { action: `Seats set to ${body.seats}`, reason: body.note }, (it) =>
        changeSeats(call.tx, { ...it, note: body.note, was: body.was }, body.seats),
      ),
    ),
    implement(routes.extend, async ({ body, ...call }) =>
      change(call, { action: endText(body.expiresAt), reason: body.note }, (it) =>
        extendLicense(
          call.tx,
          { ...it, note: body.note, ...(body.was !== undefined && { was: instant(body.was) }) },
          instant(body.expiresAt),
        ),
      ),
    ),
    implement(routes.release, async ({ body, ...call }) =>
      change(call, { action: 'Device released', reason: body.note }, async (it) => {
        const note = body.note ?? null
        // Looked up in this scope first: somebody else's license answers as missing.
        await readLicenseDetail(call.tx, scopeOf(call.visitor, call.now), it.licenseId)
        return releaseSeat(call.tx, { licenseId: it.licenseId, activationId: call.params.activationId, doer: it.doer, note, now: it.now })
      }),
    ),
  ]
}

/** Licenses given, revoked and changed by hand. */
export const licenseAdminRoutes = ({ publicUrl }: { publicUrl: string }): BoundRoute[] => [
  ...routesFor(team),
  ...routesFor(staff),
  implement(contract.listOwnLicenses, async ({ db, query, visitor, now }) => ({
    status: 200,
    body: await listLicenseRows(db, team.scopeOf(visitor, now), query, '/api/creator/licenses'),
  })),
  implement(contract.listAnyLicenses, async ({ db, query, visitor, now }) => ({
    status: 200,
    body: await findLicenses(db, staff.scopeOf(visitor, now), query),
  })),
  implement(contract.grantOwnLicense, async ({ tx, body, visitor, request, now }) => {
    const scope = team.scopeOf(visitor, now)
    const creatorId = scope.creatorId ?? refuse('not-allowed')
    const { seats, offlineActivation, note = null } = body
    const granting = {
      ...body,
      creatorId,
      seats,
      offlineActivation,
      note,
      expiresAt: instant(body.expiresAt),
      doer: team.doerOf(visitor),
      now,
    }
    const ids = await grantLicenses(tx, granting)
    await team.note(tx, { visitor, request, now }, ids.join(' '), { action: 'licenses given' })
    return { status: 201, body: await listLicenseRowsById(tx, scope, ids) }
  }),
  implement(contract.grantAnyLicense, async ({ tx, body, visitor, request, now }) => {
    const scope = staff.scopeOf(visitor, now)
    const { seats, offlineActivation, note = null } = body
    const granting = { ...body, seats, offlineActivation, note, expiresAt: instant(body.expiresAt), doer: staff.doerOf(visitor), now }
    const ids = await grantLicenses(tx, granting)
    await staff.note(tx, { visitor, request, now }, firstOf(ids), { action: giftText('Given', body, ids), reason: note })
    return { status: 201, body: await listLicenseRowsById(tx, scope, ids) }
  }),
  implement(takeBackGiftRoute, async ({ tx, body, visitor, request, now }) => {
    const { licenseIds, reason } = body
    const gift = await takeBackGift(tx, { ...body, doer: staff.doerOf(visitor), now })
    await staff.note(tx, { visitor, request, now }, firstOf(licenseIds), { action: giftText('Gift revoked', gift, licenseIds), reason })
    return { status: 200, body: await listLicenseRowsById(tx, staff.scopeOf(visitor, now), licenseIds) }
  }),
  implement(transferContract.previewTransfer, async ({ db, params, query }) => ({
    status: 200,
    body: await previewTransfer(db, params.licenseId, query.email),
  })),
  implement(transferContract.transferLicense, async ({ tx, params, body, visitor, request, now }) => {
    const doer = staff.doerOf(visitor)
    await transferLicense(tx, { licenseId: params.licenseId, ...body, publicUrl, doer, now })
    await staff.note(tx, { visitor, request, now }, params.licenseId, { action: 'Moved to another account', reason: body.reason })
    return { status: 200, body: await readLicenseDetail(tx, staff.scopeOf(visitor, now), params.licenseId) }
  }),
]
