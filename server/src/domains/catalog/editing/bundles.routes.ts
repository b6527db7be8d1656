import * as contract from '#contract/catalog/bundles.ts'
import { editorOf } from '#domains/creators/index.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { restoreItem } from './archive-item.ts'
import { beginBundle, duplicateBundle } from './begin-item.ts'
import { answerWith, type ItemActions, itemRoutes } from './item.routes.ts'
import { getOwnBundle } from './own-bundle.ts'
import { type CountUnitsSold, listOwnBundles } from './own-items.views.ts'
import { publishOwnBundle } from './publish-item.ts'
import { saveBundle } from './save-bundle.ts'
import { storePageMedia } from './store-page-media.ts'

const bundle: ItemActions = {
  kind: 'bundle',
  get: getOwnBundle,
  publish: publishOwnBundle,
  restore: (tx, editor, id) => restoreItem(tx, editor, 'bundle', id),
  duplicate: duplicateBundle,
}

export const bundleRoutes = ({ files, countUnitsSold }: { files: Files; countUnitsSold: CountUnitsSold }) => [
  implement(contract.listOwnBundles, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: await listOwnBundles(db, editorOf(visitor, request, now).creatorId, countUnitsSold),
  })),

  implement(contract.createOwnBundle, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await beginBundle(tx, editor, body)
    return answerWith(201, bundle, tx, editor, body.id)
  }),

  implementAfter(
    contract.saveOwnBundle,
    ({ visitor, body, request, now }) =>
      storePageMedia(files, editorOf(visitor, request, now).creatorId, body.draft.pageBlocks, 'draft.pageBlocks'),
    async ({ tx, visitor, params, body, prepared, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await prepared.record(tx, now)
      await saveBundle(tx, editor, { id: params.bundleId, ...body, draft: { ...body.draft, pageBlocks: prepared.pageBlocks } })
      return answerWith(200, bundle, tx, editor, params.bundleId)
    },
  ),

  ...itemRoutes(contract.bundleEditing, bundle),
]
