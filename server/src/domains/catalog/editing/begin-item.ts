import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import { noTraits } from '#contract/catalog/trait-rules.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BundleDraftContent } from '../bundle-content.ts'
import { insertBundle, insertProduct, lockBundle, lockProduct } from '../catalog.store.ts'
import { type ItemKind, isTaken } from '../item.store.ts'
import type { ProductDraftContent } from '../product-content.ts'
import { isConsistent } from './checklist.rules.ts'
import { kindOf } from './own-product.ts'

const requireFreeId = async (tx: Tx, kind: ItemKind, creatorId: string, id: string): Promise<void> => {
  if (await isTaken(tx, kind, { creatorId, id })) refuse('invalid-input', { errors: { id: [`You already have a ${kind} with this id`] } })
}

const emptyProduct = (name: string): ProductDraftContent => ({
  name,
  tagline: null,
  description: null,
  iconUrl: null,
  images: [],
  variations: [],
  compatibility: { systems: [], hosts: [], contents: [] },
  traits: noTraits,
  tags: [],
  pageBlocks: [],
  externalFulfillment: null,
})

const emptyBundle = (name: string): BundleDraftContent => ({
  name,
  tagline: null,
  description: null,
  iconUrl: null,
  imageUrl: null,
  images: [],
  productIds: [],
  partial: false,
  variations: [],
  pageBlocks: [],
})

type NewProduct = { id: string; name: string; type: ProductType; category: ProductCategory }

export const beginProduct = async (tx: Tx, editor: Editor, { id, name, type, category }: NewProduct): Promise<void> => {
  if (!isConsistent(type, category)) refuse('invalid-input', { errors: { category: ['Choose a category that fits the type'] } })
  const { creatorId, userId: by, now } = editor
  await requireFreeId(tx, 'product', creatorId, id)
  await insertProduct(tx, { creatorId, id, type, category, content: emptyProduct(name), by, now })
  await noteStaff(tx, editor, `product ${id}`, 'begun')
}

export const beginBundle = async (tx: Tx, editor: Editor, { id, name }: { id: string; name: string }): Promise<void> => {
  const { creatorId, userId: by, now } = editor
  await requireFreeId(tx, 'bundle', creatorId, id)
  await insertBundle(tx, { creatorId, id, content: emptyBundle(name), by, now })
  await noteStaff(tx, editor, `bundle ${id}`, 'begun')
}

type Copy = { from: string; id: string; name: string }

/** A new draft with the same content. The releases stay with the original. */
export const duplicateProduct = async (tx: Tx, editor: Editor, { from, id, name }: Copy): Promise<void> => {
  const { creatorId, userId: by, now } = editor
  const row = (await lockProduct(tx, { creatorId, id: from })) ?? refuse('not-found')
  await requireFreeId(tx, 'product', creatorId, id)
  const content = { ...row.draft, name }
  await insertProduct(tx, { creatorId, id, ...kindOf(row), content, by, now })
  await noteStaff(tx, editor, `product ${id}`, `copied from ${from}`)
}

export const duplicateBundle = async (tx: Tx, editor: Editor, { from, id, name }: Copy): Promise<void> => {
  const { creatorId, userId: by, now } = editor
  const row = (await lockBundle(tx, { creatorId, id: from })) ?? refuse('not-found')
  await requireFreeId(tx, 'bundle', creatorId, id)
  await insertBundle(tx, { creatorId, id, content: { ...row.draft, name }, by, now })
  await noteStaff(tx, editor, `bundle ${id}`, `copied from ${from}`)
}
