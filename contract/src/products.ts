import { z } from 'zod'
import { productCategory, productImage, productType } from './catalog.ts'
import { checklist, draftBodyLimit, itemState, productDraft, publishedVersion, revision, savedDraft } from './editing.ts'
import { productId } from './ids.ts'
import { money } from './money.ts'
import { route } from './route.ts'
import { sound } from './sounds.ts'
import { line } from './text.ts'

/** The creator's own products, as the studio lists and edits them. */

const mayRead = { creator: 'products', level: 'read' } as const
const mayEditTexts = { creator: 'products', level: 'texts' } as const
const mayWrite = { creator: 'products', level: 'write' } as const
const params = z.object({ productId })
const seen = z.object({ revision })

const productRow = z.object({
  id: productId,
  name: z.string(),
  iconUrl: z.string().nullable(),
  type: productType,
  category: productCategory,
  state: itemState,
  hasUnpublishedChanges: z.boolean(),
  /** The default variation's price before sales; nothing while there is none. */
  price: money.nullable(),
  variationCount: z.number().int(),
  unitsSold: z.number().int(),
  savedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
})
export type ProductRow = z.infer<typeof productRow>

export const listOwnProducts = route({
  name: 'listOwnProducts',
  method: 'GET',
  path: '/api/creator/products',
  summary: 'Every product of the active creator, whatever its state',
  access: mayRead,
  answers: { 200: z.array(productRow) },
})

export const newProductForm = z.object({
  id: productId,
  name: line(80, 'Give it a name'),
  type: productType,
  category: productCategory,
})

export const ownProduct = savedDraft.extend({
  id: productId,
  type: productType,
  category: productCategory,
  state: itemState,
  draft: productDraft,
  hasUnpublishedChanges: z.boolean(),
  checklist,
  /** The pictures and sounds that the draft names. */
  images: z.array(productImage.omit({ alt: true })),
  sounds: z.record(z.string(), sound),
  publishedAt: z.iso.datetime().nullable(),
})
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

export const getOwnProduct = route({
  name: 'getOwnProduct',
  method: 'GET',
  path: '/api/creator/products/{productId}',
  summary: 'A product as it is edited',
  access: mayRead,
  params,
  answers: { 200: ownProduct },
})

export const saveOwnProduct = route({
  name: 'saveOwnProduct',
  method: 'PUT',
  path: '/api/creator/products/{productId}',
  summary: 'Saves the draft. 409 when somebody else saved in between; a role for texts only may change nothing else',
  access: mayEditTexts,
  params,
  body: z.object({ revision, type: productType, category: productCategory, draft: productDraft }),
  bodyLimit: draftBodyLimit,
  answers: { 200: ownProduct },
})

export const publishOwnProduct = route({
  name: 'publishOwnProduct',
  method: 'POST',
  path: '/api/creator/products/{productId}/publish',
  summary: 'Makes the draft what visitors see; 400 names what is missing',
  access: mayEditTexts,
  params,
  body: seen,
  answers: { 200: ownProduct },
})

export const discardOwnProduct = route({
  name: 'discardOwnProduct',
  method: 'POST',
  path: '/api/creator/products/{productId}/discard',
  summary: 'Goes back to what visitors see',
  access: mayEditTexts,
  params,
  body: seen,
  answers: { 200: ownProduct },
})

export const duplicateOwnProduct = route({
  name: 'duplicateOwnProduct',
  method: 'POST',
  path: '/api/creator/products/{productId}/duplicate',
  summary: 'A new draft with the same content',
  access: mayWrite,
  params,
  body: z.object({ id: productId, name: line(80, 'Give it a name') }),
  answers: { 201: ownProduct },
})

export const archiveOwnProduct = route({
  name: 'archiveOwnProduct',
  method: 'POST',
  path: '/api/creator/products/{productId}/archive',
  summary: 'Takes a product off the shelves; owners keep it',
  access: mayWrite,
  params,
  answers: { 200: ownProduct },
})

export const restoreOwnProduct = route({
  name: 'restoreOwnProduct',
  method: 'POST',
  path: '/api/creator/products/{productId}/restore',
  summary: 'Puts an archived product back on the shelves',
  access: mayWrite,
  params,
  answers: { 200: ownProduct },
})

export const listProductVersions = route({
  name: 'listProductVersions',
  method: 'GET',
  path: '/api/creator/products/{productId}/versions',
  summary: 'What was published before, the newest first',
  access: mayRead,
  params,
  answers: { 200: z.array(publishedVersion) },
})

export const restoreProductVersion = route({
  name: 'restoreProductVersion',
  method: 'POST',
  path: '/api/creator/products/{productId}/versions/{number}/restore',
  summary: 'Makes an earlier version the draft again',
  access: mayWrite,
  params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  body: seen,
  answers: { 200: ownProduct },
})
