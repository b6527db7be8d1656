import * as contract from '#contract/creators/creator-settings.ts'
import { listStaffAccess } from '#contract/creators/staff-access.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { isActingForOther, type SignedIn } from '#platform/http/visitor.ts'
import { listActing } from './acting/acting.views.ts'
import { type FindPayoutAccount, findFullCreator } from './creator-meta.views.ts'
import { hasSignedNewestTerms, signTerms, termsPath, termsVersion } from './creator-terms.ts'
import { findAllowedOriginsOf } from './find-allowed-origins.ts'
import { renameSlug } from './rename-slug.ts'
import { saveCreatorSettings } from './save-creator-settings.ts'

type Deps = { findPayoutAccount: FindPayoutAccount }

const readSettings = async (db: Reader, creatorId: string, { findPayoutAccount }: Deps) => {
  const creator = (await findFullCreator(db, creatorId, { maySeePayouts: true, findPayoutAccount })) ?? refuse('not-found')
  return {
    ...creator,
    allowedOrigins: await findAllowedOriginsOf(db, creatorId),
    terms: { version: termsVersion, isSigned: await hasSignedNewestTerms(db, creatorId), path: termsPath },
  }
}

type Change = { visitor: SignedIn; ip: string; now: Date; what: string }

/** Changes that staff make for a creator are logged with both ids. */
const noteStaff = async (tx: Tx, creatorId: string, { visitor, ip, now, what }: Change): Promise<void> => {
  if (!isActingForOther(visitor)) return
  const action = 'creator.changed-by-staff'
  await record(tx, {
    action,
    at: now,
    actorId: visitor.userId,
    creatorId,
    subject: 'settings',
    details: { action: what },
    network: networkOf(ip),
  })
}

const activeOf = (visitor: SignedIn): string => visitor.creatorId ?? refuse('not-allowed')

export const creatorSettingsRoutes = (deps: Deps) => [
  implement(listStaffAccess, async ({ db, visitor }) => {
    const acting = await listActing(db, activeOf(visitor))
    // The team may know that staff acted for it; who it was is internal to the shop.
    return { status: 200, body: acting.map(({ by: _name, ...access }) => access) }
  }),

  implement(contract.getCreatorSettings, async ({ db, visitor }) => ({
    status: 200,
    body: await readSettings(db, activeOf(visitor), deps),
  })),

  implement(contract.saveCreatorSettings, async ({ tx, visitor, body, request, now }) => {
    const creatorId = activeOf(visitor)
    await saveCreatorSettings(tx, creatorId, body)
    await noteStaff(tx, creatorId, { visitor, ip: request.ip, now, what: `changed ${Object.keys(body).join(', ')}` })
    return { status: 200, body: await readSettings(tx, creatorId, deps) }
  }),

  implement(contract.renameCreatorSlug, async ({ tx, visitor, body, request, now }) => {
    const creatorId = activeOf(visitor)
    await renameSlug(tx, creatorId, body.slug, now)
    await noteStaff(tx, creatorId, { visitor, ip: request.ip, now, what: `renamed to ${body.slug}` })
    return { status: 200, body: await readSettings(tx, creatorId, deps) }
  }),

  implement(contract.signCreatorTerms, async ({ tx, visitor, body, now }) => {
    const creatorId = activeOf(visitor)
    // Only the creator can sign: staff cannot do it for them.
    if (isActingForOther(visitor)) refuse('not-allowed', { detail: 'Only team members can sign the terms.' })
    await signTerms(tx, { creatorId, version: body.version, userId: visitor.userId, now })
    return { status: 200, body: await readSettings(tx, creatorId, deps) }
  }),
]
