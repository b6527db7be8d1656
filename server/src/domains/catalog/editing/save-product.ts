import { isDeepStrictEqual } from 'node:util'
import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { ProductDraft } from '#contract/catalog/editing.ts'
import { type Editor, mayChangeEverything, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockProduct } from '../catalog.store.ts'
import { saveDraft } from '../item.store.ts'
import type { ProductDraftContent } from '../product-content.ts'
import { kindOf } from './own-product.ts'
import { requireRevision } from './require-revision.ts'
import { readProductDraft } from './wire-draft.ts'

type Save = { id: string; revision: number; type: ProductType; category: ProductCategory; draft: ProductDraft }

/** A digital product is proof of purchase: it has no seats to count and nothing to try out. */
const withoutSeats = (draft: ProductDraftContent): ProductDraftContent => ({
  ...draft,
  variations: draft.variations.map((variation) => ({
    ...variation,
    licensePolicy: { ...variation.licensePolicy, seats: 0, trialDays: 0 },
  })),
})

/** A product must not name itself here: a price for owners is for owners of something else. */
const requireOthers = (id: string, { variations }: ProductDraftContent): void => {
  for (const [index, { ownerPrices = [] }] of variations.entries()) {
    const at = ownerPrices.findIndex(({ productIds }) => productIds.includes(id))
    if (at < 0) continue
    refuse('invalid-input', {
      errors: { [`draft.variations.${index}.ownerPrices.${at}.productIds`]: ['Choose products other than this one'] },
    })
  }
}

/** What only roles that may change prices can change. */
const guardedParts = (kind: { type: ProductType; category: ProductCategory }, draft: ProductDraftContent) => ({
  type: kind.type,
  category: kind.category,
  variations: draft.variations,
})

export const saveProduct = async (tx: Tx, editor: Editor, { id, revision, type, category, draft }: Save): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lockProduct(tx, key)) ?? refuse('not-found')
  await requireRevision(tx, editor.creatorId, row, revision)
  const read = readProductDraft(draft)
  requireOthers(id, read)
  const content = { ...(type === 'DigitalProduct' ? withoutSeats(read) : read), type, category }
  if (!mayChangeEverything(editor)) {
    const isSame = isDeepStrictEqual(guardedParts({ type, category }, content), guardedParts(kindOf(row), row.draft))
    if (!isSame) refuse('not-allowed', { detail: 'Your role lets you change pages and texts, not prices or the product type.' })
  }
  await saveDraft(tx, 'product', key, { content, by: editor.userId, now: editor.now })
  await noteStaff(tx, editor, `product ${id}`, 'saved')
}
