import * as contract from '#contract/bundles.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/bind-route.ts'
import { keepInline } from '../media/keep-inline.ts'
import { archiveItem, restoreItem } from './archive-item.ts'
import { beginBundle, duplicateBundle } from './begin-item.ts'
import { type Editor, editorOf } from './editor.ts'
import { discardDraft, restoreVersion } from './go-back.ts'
import { getOwnBundle } from './own-bundle.ts'
import { listOwnBundles } from './own-items.views.ts'
import { publishOwnBundle } from './publish-item.ts'
import { saveBundle } from './save-bundle.ts'
import { listVersions } from './version.store.ts'

const answerWith = async (status: number, tx: Tx, editor: Editor, id: string) => ({
  status,
  body: await getOwnBundle(tx, { creatorId: editor.creatorId, id }),
})

export const bundleRoutes = ({ files }: { files: Files }) => [
  implement(contract.listOwnBundles, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: await listOwnBundles(db, editorOf(visitor, request, now).creatorId),
  })),

  implement(contract.createOwnBundle, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await beginBundle(tx, editor, body)
    return answerWith(201, tx, editor, body.id)
  }),

  implement(contract.getOwnBundle, async ({ db, visitor, params, request, now }) => ({
    status: 200,
    body: await getOwnBundle(db, { creatorId: editorOf(visitor, request, now).creatorId, id: params.bundleId }),
  })),

  implementAfter(
    contract.saveOwnBundle,
    ({ visitor, body, request, now }) =>
      keepInline(files, editorOf(visitor, request, now).creatorId, body.draft.pageBlocks, 'draft.pageBlocks'),
    async ({ tx, visitor, params, body, prepared, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await prepared.record(tx, now)
      await saveBundle(tx, editor, { id: params.bundleId, ...body, draft: { ...body.draft, pageBlocks: prepared.pageBlocks } })
      return answerWith(200, tx, editor, params.bundleId)
    },
  ),

  implement(contract.publishOwnBundle, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await publishOwnBundle(tx, editor, { id: params.bundleId, revision: body.revision })
    return answerWith(200, tx, editor, params.bundleId)
  }),

  implement(contract.discardOwnBundle, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await discardDraft(tx, editor, { kind: 'bundle', id: params.bundleId, revision: body.revision })
    return answerWith(200, tx, editor, params.bundleId)
  }),

  implement(contract.duplicateOwnBundle, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await duplicateBundle(tx, editor, { from: params.bundleId, ...body })
    return answerWith(201, tx, editor, body.id)
  }),

  implement(contract.archiveOwnBundle, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await archiveItem(tx, editor, 'bundle', params.bundleId)
    return answerWith(200, tx, editor, params.bundleId)
  }),

  implement(contract.restoreOwnBundle, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreItem(tx, editor, 'bundle', params.bundleId)
    return answerWith(200, tx, editor, params.bundleId)
  }),

  implement(contract.listBundleVersions, async ({ db, visitor, params, request, now }) => {
    const { creatorId } = editorOf(visitor, request, now)
    await getOwnBundle(db, { creatorId, id: params.bundleId })
    return { status: 200, body: await listVersions(db, { kind: 'bundle', creatorId, id: params.bundleId }) }
  }),

  implement(contract.restoreBundleVersion, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreVersion(tx, editor, { kind: 'bundle', id: params.bundleId, number: params.number, revision: body.revision })
    return answerWith(200, tx, editor, params.bundleId)
  }),
]
