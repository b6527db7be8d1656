import * as contract from '#contract/products.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/bind-route.ts'
import { keepInline } from '../media/keep-inline.ts'
import { archiveItem, restoreItem } from './archive-item.ts'
import { beginProduct, duplicateProduct } from './begin-item.ts'
import { type Editor, editorOf } from './editor.ts'
import { discardDraft, restoreVersion } from './go-back.ts'
import { listOwnProducts } from './own-items.views.ts'
import { getOwnProduct } from './own-product.ts'
import { publishOwnProduct } from './publish-item.ts'
import { saveProduct } from './save-product.ts'
import { listVersions } from './version.store.ts'

const answerWith = async (status: number, tx: Tx, editor: Editor, id: string) => ({
  status,
  body: await getOwnProduct(tx, { creatorId: editor.creatorId, id }),
})

export const productRoutes = ({ files }: { files: Files }) => [
  implement(contract.listOwnProducts, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: await listOwnProducts(db, editorOf(visitor, request, now).creatorId),
  })),

  implement(contract.createOwnProduct, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await beginProduct(tx, editor, body)
    return answerWith(201, tx, editor, body.id)
  }),

  implement(contract.getOwnProduct, async ({ db, visitor, params, request, now }) => ({
    status: 200,
    body: await getOwnProduct(db, { creatorId: editorOf(visitor, request, now).creatorId, id: params.productId }),
  })),

  implementAfter(
    contract.saveOwnProduct,
    ({ visitor, body, request, now }) =>
      keepInline(files, editorOf(visitor, request, now).creatorId, body.draft.pageBlocks, 'draft.pageBlocks'),
    async ({ tx, visitor, params, body, prepared, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await prepared.record(tx, now)
      await saveProduct(tx, editor, { id: params.productId, ...body, draft: { ...body.draft, pageBlocks: prepared.pageBlocks } })
      return answerWith(200, tx, editor, params.productId)
    },
  ),

  implement(contract.publishOwnProduct, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await publishOwnProduct(tx, editor, { id: params.productId, revision: body.revision })
    return answerWith(200, tx, editor, params.productId)
  }),

  implement(contract.discardOwnProduct, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await discardDraft(tx, editor, { kind: 'product', id: params.productId, revision: body.revision })
    return answerWith(200, tx, editor, params.productId)
  }),

  implement(contract.duplicateOwnProduct, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await duplicateProduct(tx, editor, { from: params.productId, ...body })
    return answerWith(201, tx, editor, body.id)
  }),

  implement(contract.archiveOwnProduct, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await archiveItem(tx, editor, 'product', params.productId)
    return answerWith(200, tx, editor, params.productId)
  }),

  implement(contract.restoreOwnProduct, async ({ tx, visitor, params, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreItem(tx, editor, 'product', params.productId)
    return answerWith(200, tx, editor, params.productId)
  }),

  implement(contract.listProductVersions, async ({ db, visitor, params, request, now }) => {
    const { creatorId } = editorOf(visitor, request, now)
    await getOwnProduct(db, { creatorId, id: params.productId })
    return { status: 200, body: await listVersions(db, { kind: 'product', creatorId, id: params.productId }) }
  }),

  implement(contract.restoreProductVersion, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreVersion(tx, editor, { kind: 'product', id: params.productId, number: params.number, revision: body.revision })
    return answerWith(200, tx, editor, params.productId)
  }),
]
