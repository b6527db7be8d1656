import * as contract from '#contract/catalog/products.ts'
import { editorOf } from '#domains/creators/index.ts'
import type { Files } from '#platform/files/files.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import { beginProduct, duplicateProduct } from './begin-item.ts'
import { answerWith, type ItemActions, itemRoutes } from './item.routes.ts'
import type { LaunchPort } from './launch-port.ts'
import { type CountUnitsSold, listOwnProducts } from './own-items.views.ts'
import { getOwnProduct } from './own-product.ts'
import { publishOwnProduct } from './publish-item.ts'
import { restoreProduct } from './restore-product.ts'
import { saveProduct } from './save-product.ts'
import { storePageMedia } from './store-page-media.ts'

type ProductDeps = { files: Files; countUnitsSold: CountUnitsSold; releases: LaunchPort }

const actionsWith = (port: LaunchPort): ItemActions => ({
  kind: 'product',
  get: (db, key, now) => getOwnProduct(db, port, key, now),
  publish: (tx, editor, seen) => publishOwnProduct(tx, port, editor, seen),
  restore: (tx, editor, id) => restoreProduct(tx, port, editor, id),
  duplicate: duplicateProduct,
})

export const productRoutes = ({ files, countUnitsSold, releases }: ProductDeps): BoundRoute[] => {
  const product = actionsWith(releases)
  return [
    implement(contract.listOwnProducts, async ({ db, visitor, request, now }) => ({
      status: 200,
      body: await listOwnProducts(db, editorOf(visitor, request, now).creatorId, countUnitsSold),
    })),

    implement(contract.createOwnProduct, async ({ tx, visitor, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await beginProduct(tx, editor, body)
      return answerWith(201, product, tx, editor, body.id)
    }),

    implementAfter(
      contract.saveOwnProduct,
      ({ visitor, body, request, now }) =>
        storePageMedia(files, editorOf(visitor, request, now).creatorId, body.draft.pageBlocks, 'draft.pageBlocks'),
      async ({ tx, visitor, params, body, prepared, request, now }) => {
        const editor = editorOf(visitor, request, now)
        await prepared.record(tx, now)
        await saveProduct(tx, editor, { id: params.productId, ...body, draft: { ...body.draft, pageBlocks: prepared.pageBlocks } })
        return answerWith(200, product, tx, editor, params.productId)
      },
    ),

    ...itemRoutes(contract.productEditing, product),
  ]
}
