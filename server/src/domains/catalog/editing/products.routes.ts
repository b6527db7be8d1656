import * as contract from '#contract/catalog/products.ts'
import { editorOf } from '#domains/creators/index.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { beginProduct, duplicateProduct } from './begin-item.ts'
import { answerWith, itemRoutes } from './item.routes.ts'
import { type CountUnitsSold, listOwnProducts } from './own-items.views.ts'
import { getOwnProduct } from './own-product.ts'
import { publishOwnProduct } from './publish-item.ts'
import { saveProduct } from './save-product.ts'
import { storePageMedia } from './store-page-media.ts'

const product = { kind: 'product', get: getOwnProduct, publish: publishOwnProduct, duplicate: duplicateProduct } as const

export const productRoutes = ({ files, countUnitsSold }: { files: Files; countUnitsSold: CountUnitsSold }) => [
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
