import { z } from 'zod'
import { productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { productCategory, productType } from './catalog.ts'
import { draftBodyLimit, productDraft, revision } from './editing.ts'
import { editingRoutes, itemName, itemRow, ownItem } from './item-routes.ts'

/** The creator's own products, as listed and edited in the studio. */

const mayRead = { creator: 'products', level: 'read' } as const
const mayEditTexts = { creator: 'products', level: 'texts' } as const
const mayWrite = { creator: 'products', level: 'write' } as const
const params = z.object({ productId })

const productRow = itemRow.extend({ id: productId, type: productType, category: productCategory })
export type ProductRow = z.infer<typeof productRow>

export const listOwnProducts = route({
  name: 'listOwnProducts',
  method: 'GET',
  path: '/api/creator/products',
  summary: 'Every product of the active creator, whatever its state',
  access: mayRead,
  answers: { 200: z.array(productRow) },
})

export const newProductForm = z.object({ id: productId, name: itemName, type: productType, category: productCategory })

export const ownProduct = ownItem.extend({ id: productId, type: productType, category: productCategory, draft: productDraft })
export type OwnProduct = z.infer<typeof ownProduct>

export const createOwnProduct = route({
  name: 'createOwnProduct',
  method: 'POST',
  path: '/api/creator/products',
  summary: 'A new product, as a draft',
  access: mayWrite,
  body: newProductForm,
  answers: { 201: ownProduct },
})

export const saveOwnProduct = route({
  name: 'saveOwnProduct',
  method: 'PUT',
  path: '/api/creator/products/{productId}',
  summary: 'Saves the draft. 409 when someone else saved in between; a role for texts only may change nothing else',
  access: mayEditTexts,
  params,
  body: z.object({ revision, type: productType, category: productCategory, draft: productDraft }),
  bodyLimit: draftBodyLimit,
  answers: { 200: ownProduct },
})

export const productEditing = editingRoutes({
  noun: 'Product',
  path: '/api/creator/products/{productId}',
  parameter: { productId },
  id: productId,
  own: ownProduct,
  access: { read: mayRead, publish: mayEditTexts, write: mayWrite },
})

export const getOwnProduct = productEditing.get
export const publishOwnProduct = productEditing.publish
export const discardOwnProduct = productEditing.discard
export const duplicateOwnProduct = productEditing.duplicate
export const archiveOwnProduct = productEditing.archive
export const restoreOwnProduct = productEditing.restore
export const listProductVersions = productEditing.listVersions
export const restoreProductVersion = productEditing.restoreVersion
