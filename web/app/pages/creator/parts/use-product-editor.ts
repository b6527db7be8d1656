import { productDraft } from '#contract/catalog/editing.ts'
import {
  discardOwnProduct,
  getOwnProduct,
  type OwnProduct,
  publishOwnProduct,
  restoreProductVersion,
  saveOwnProduct,
} from '#contract/catalog/products.ts'
import { takeStoredFiles } from '#web/features/catalog/page-builder/stored-files.ts'
import { useItemEditor } from '#web/features/studio/editor/use-item-editor.ts'
import { call } from '#web/lib/api/call.ts'
import { requireFit } from './require-fit.ts'

type ProductValue = Pick<OwnProduct, 'type' | 'category' | 'draft'>

export const useProductEditor = (product: OwnProduct, { creatorId, userId }: { creatorId: string; userId: string }) => {
  const params = { productId: product.id }
  return useItemEditor<OwnProduct, ProductValue>({
    name: `product/${creatorId}/${product.id}/${userId}`,
    item: product,
    contentOf: ({ type, category, draft }) => ({ type, category, draft }),
    merge: (mine, answered) => {
      const pageBlocks = takeStoredFiles(mine.draft.pageBlocks, answered.draft.pageBlocks)
      return pageBlocks === mine.draft.pageBlocks ? mine : { ...mine, draft: { ...mine.draft, pageBlocks } }
    },
    calls: {
      save: async (value, revision) => {
        requireFit(productDraft, value.draft)
        return call(saveOwnProduct, { params, body: { revision, ...value } })
      },
      load: () => call(getOwnProduct, { params }),
      publish: (revision) => call(publishOwnProduct, { params, body: { revision } }),
      discard: (revision) => call(discardOwnProduct, { params, body: { revision } }),
      restore: (number, revision) => call(restoreProductVersion, { params: { ...params, number }, body: { revision } }),
    },
  })
}
