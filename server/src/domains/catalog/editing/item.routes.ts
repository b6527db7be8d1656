import type { bundleEditing } from '#contract/catalog/bundles.ts'
import type { productEditing } from '#contract/catalog/products.ts'
import { type Editor, editorOf } from '#domains/creators/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import type { ItemKey, ItemKind } from '../item.store.ts'
import { archiveItem } from './archive-item.ts'
import { discardDraft, restoreVersion } from './go-back.ts'
import { listVersions } from './version.store.ts'

export type ItemActions = {
  kind: ItemKind
  get(db: Reader, key: ItemKey, now: Date): Promise<object>
  publish(tx: Tx, editor: Editor, seen: { id: string; revision: number }): Promise<void>
  restore(tx: Tx, editor: Editor, id: string): Promise<void>
  duplicate(tx: Tx, editor: Editor, copy: { from: string; id: string; name: string }): Promise<void>
}

const idOf = (params: { productId: string } | { bundleId: string }): string => ('productId' in params ? params.productId : params.bundleId)

/** After a change the caller gets the item as it is now. */
export const answerWith = async (status: number, { get }: Pick<ItemActions, 'get'>, tx: Tx, { creatorId, now }: Editor, id: string) => ({
  status,
  body: await get(tx, { creatorId, id }, now),
})

/** What is done in the same way to a product and to a bundle. */
export const itemRoutes = (routes: typeof productEditing | typeof bundleEditing, item: ItemActions): BoundRoute[] => [
  implement(routes.get, async ({ db, visitor, params, request, now }) => ({
    status: 200,
    body: await item.get(db, { creatorId: editorOf(visitor, request, now).creatorId, id: idOf(params) }, now),
  })),

  implement(routes.publish, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await item.publish(tx, editor, { id: idOf(params), revision: body.revision })
    return answerWith(200, item, tx, editor, idOf(params))
  }),

  implement(routes.discard, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await discardDraft(tx, editor, { kind: item.kind, id: idOf(params), revision: body.revision })
    return answerWith(200, item, tx, editor, idOf(params))
  }),

  implement(routes.duplicate, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await item.duplicate(tx, editor, { from: idOf(params), ...body })
    return answerWith(201, item, tx, editor, body.id)
  }),

  implement(routes.archive, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await archiveItem(tx, editor, item.kind, idOf(params))
    return answerWith(200, item, tx, editor, idOf(params))
  }),

  implement(routes.restore, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await item.restore(tx, editor, idOf(params))
    return answerWith(200, item, tx, editor, idOf(params))
  }),

  implement(routes.listVersions, async ({ db, visitor, params, request, now }) => {
    const key = { creatorId: editorOf(visitor, request, now).creatorId, id: idOf(params) }
    await item.get(db, key, now)
    return { status: 200, body: await listVersions(db, { kind: item.kind, ...key }) }
  }),

  implement(routes.restoreVersion, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreVersion(tx, editor, { kind: item.kind, id: idOf(params), number: params.number, revision: body.revision })
    return answerWith(200, item, tx, editor, idOf(params))
  }),
]
