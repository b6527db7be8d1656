import * as contract from '#contract/releases/sounds.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { makeAgain } from './make-again.ts'
import { openSounds } from './open-sounds.ts'
import { describeOwnPack, findOwnPack, listOffered } from './pack-sound.views.ts'

const describe = async (db: Reader, creatorId: string, releaseId: string) => {
  const pack = await findOwnPack(db, creatorId, releaseId)
  return { status: 200, body: await describeOwnPack(db, pack === undefined ? refuse('not-found') : pack) }
}

export const soundRoutes = (): BoundRoute[] => [
  implement(contract.listPackSounds, async ({ db, params, query, now }) => {
    const after = query.after ?? 0
    const page = (await listOffered(db, params, after, now)) ?? refuse('not-found')
    const path = `/api/storefront/products/${params.creatorId}/${params.productId}/sounds`
    return { status: 200, body: { ...page, next: page.hasMore ? `${path}?after=${after + page.items.length}` : null } }
  }),

  implement(contract.getOwnPackSounds, async ({ db, visitor, params, request, now }) =>
    describe(db, editorOf(visitor, request, now).creatorId, params.releaseId),
  ),

  implement(contract.openPackSounds, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await openSounds(tx, editor, params.releaseId, body.ids)
    return describe(tx, editor.creatorId, params.releaseId)
  }),

  implement(contract.makePackPreviews, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await makeAgain(tx, editor, params.releaseId)
    return describe(tx, editor.creatorId, params.releaseId)
  }),
]
