import { z } from 'zod'
import { productImage } from './catalog.ts'
import { bundleDraft, checklist, draftBodyLimit, itemState, publishedVersion, revision, savedDraft } from './editing.ts'
import { bundleId } from './ids.ts'
import { money } from './money.ts'
import { route } from './route.ts'
import { sound } from './sounds.ts'
import { line } from './text.ts'

/** The creator's own bundles, as the studio lists and edits them. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const
const params = z.object({ bundleId })
const seen = z.object({ revision })

const bundleRow = z.object({
  id: bundleId,
  name: z.string(),
  iconUrl: z.string().nullable(),
  state: itemState,
  hasUnpublishedChanges: z.boolean(),
  /** The default variation's price before sales; nothing while there is none. */
  price: money.nullable(),
  variationCount: z.number().int(),
  productCount: z.number().int(),
  unitsSold: z.number().int(),
  savedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
})
export type BundleRow = z.infer<typeof bundleRow>

export const listOwnBundles = route({
  name: 'listOwnBundles',
  method: 'GET',
  path: '/api/creator/bundles',
  summary: 'Every bundle of the active creator, whatever its state',
  access: mayRead,
  answers: { 200: z.array(bundleRow) },
})

export const newBundleForm = z.object({
  id: bundleId,
  name: line(80, 'Give it a name'),
})

export const ownBundle = savedDraft.extend({
  id: bundleId,
  state: itemState,
  draft: bundleDraft,
  hasUnpublishedChanges: z.boolean(),
  checklist,
  /** The pictures and sounds that the draft names. */
  images: z.array(productImage.omit({ alt: true })),
  sounds: z.record(z.string(), sound),
  publishedAt: z.iso.datetime().nullable(),
})
export type OwnBundle = z.infer<typeof ownBundle>

export const createOwnBundle = route({
  name: 'createOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles',
  summary: 'A new bundle, as a draft',
  access: mayWrite,
  body: newBundleForm,
  answers: { 201: ownBundle },
})

export const getOwnBundle = route({
  name: 'getOwnBundle',
  method: 'GET',
  path: '/api/creator/bundles/{bundleId}',
  summary: 'A bundle as it is edited',
  access: mayRead,
  params,
  answers: { 200: ownBundle },
})

export const saveOwnBundle = route({
  name: 'saveOwnBundle',
  method: 'PUT',
  path: '/api/creator/bundles/{bundleId}',
  summary: 'Saves the draft. 409 when somebody else saved in between',
  access: mayWrite,
  params,
  body: z.object({ revision, draft: bundleDraft }),
  bodyLimit: draftBodyLimit,
  answers: { 200: ownBundle },
})

export const publishOwnBundle = route({
  name: 'publishOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/publish',
  summary: 'Makes the draft what visitors see; 400 names what is missing',
  access: mayWrite,
  params,
  body: seen,
  answers: { 200: ownBundle },
})

export const discardOwnBundle = route({
  name: 'discardOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/discard',
  summary: 'Goes back to what visitors see',
  access: mayWrite,
  params,
  body: seen,
  answers: { 200: ownBundle },
})

export const duplicateOwnBundle = route({
  name: 'duplicateOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/duplicate',
  summary: 'A new draft with the same content',
  access: mayWrite,
  params,
  body: z.object({ id: bundleId, name: line(80, 'Give it a name') }),
  answers: { 201: ownBundle },
})

export const archiveOwnBundle = route({
  name: 'archiveOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/archive',
  summary: 'Takes a bundle off the shelves; owners keep it',
  access: mayWrite,
  params,
  answers: { 200: ownBundle },
})

export const restoreOwnBundle = route({
  name: 'restoreOwnBundle',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/restore',
  summary: 'Puts an archived bundle back on the shelves',
  access: mayWrite,
  params,
  answers: { 200: ownBundle },
})

export const listBundleVersions = route({
  name: 'listBundleVersions',
  method: 'GET',
  path: '/api/creator/bundles/{bundleId}/versions',
  summary: 'What was published before, the newest first',
  access: mayRead,
  params,
  answers: { 200: z.array(publishedVersion) },
})

export const restoreBundleVersion = route({
  name: 'restoreBundleVersion',
  method: 'POST',
  path: '/api/creator/bundles/{bundleId}/versions/{number}/restore',
  summary: 'Makes an earlier version the draft again',
  access: mayWrite,
  params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  body: seen,
  answers: { 200: ownBundle },
})
