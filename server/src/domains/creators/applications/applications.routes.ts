import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/creators/applications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { findCreatorByWord } from '../creator.store.ts'
import { listOwnApplications } from './own-application.views.ts'
import { saveApplicationDraft } from './save-application-draft.ts'
import { submitApplication } from './submit-application.ts'
import { takeBackApplication } from './take-back-application.ts'

const newestOf = async (db: Reader, userId: string) => ({
  status: 200,
  body: (await listOwnApplications(db, userId))[0] ?? refuse('not-found'),
})

const networkIn = ({ ip }: FastifyRequest): string => networkOf(ip)

/** Becoming a creator. Every change returns the application as it is now. */
export const applicationRoutes = (): BoundRoute[] => [
  implement(contract.getOwnApplication, async ({ db, visitor }) => {
    const [application = null, ...earlier] = await listOwnApplications(db, visitor.userId)
    return { status: 200, body: { application, earlier } }
  }),

  implement(contract.saveApplicationDraft, async ({ tx, visitor: { userId }, query, body, now }) => {
    await saveApplicationDraft(tx, { userId, version: query.version, form: body, now })
    return newestOf(tx, userId)
  }),

  implement(contract.submitApplication, async ({ tx, visitor, query, body, request, now }) => {
    await submitApplication(tx, { visitor, version: query.version, form: body, network: networkIn(request), now })
    return newestOf(tx, visitor.userId)
  }),

  implement(contract.takeBackApplication, async ({ tx, visitor: { userId }, query, now }) => {
    await takeBackApplication(tx, { userId, version: query.version, now })
    return newestOf(tx, userId)
  }),

  implement(contract.checkCreatorId, async ({ db, params }) => ({
    status: 200,
    body: { isFree: (await findCreatorByWord(db, params.creatorId)) === undefined },
  })),
]
