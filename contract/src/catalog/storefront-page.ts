import { z } from 'zod'
import { route } from '../core/route.ts'
import { sound } from '../media/sounds.ts'
import { draftBodyLimit, publishedVersion, revision, savedDraft } from './editing.ts'
import { pageBlocks } from './page-blocks.ts'

/** The creator's own storefront page, as edited in the page builder. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const
const seen = z.object({ revision })

export const ownStorefront = savedDraft.extend({
  pageBlocks,
  hasUnpublishedChanges: z.boolean(),
  isPublished: z.boolean(),
  /** Whether visitors can see the published page: only after staff have made the creator public. */
  isPublic: z.boolean(),
  sounds: z.record(z.string(), sound),
})
export type OwnStorefront = z.infer<typeof ownStorefront>

export const getOwnStorefront = route({
  name: 'getOwnStorefront',
  method: 'GET',
  path: '/api/creator/storefront',
  summary: 'The storefront page as it is edited',
  access: mayRead,
  answers: { 200: ownStorefront },
})

export const saveOwnStorefront = route({
  name: 'saveOwnStorefront',
  method: 'PUT',
  path: '/api/creator/storefront',
  summary: 'Saves the draft; 409 when someone else saved in between',
  access: mayWrite,
  body: z.object({ revision, pageBlocks }),
  bodyLimit: draftBodyLimit,
  answers: { 200: ownStorefront },
})

export const publishOwnStorefront = route({
  name: 'publishOwnStorefront',
  method: 'POST',
  path: '/api/creator/storefront/publish',
  summary: 'Makes the draft what visitors see',
  access: mayWrite,
  body: seen,
  answers: { 200: ownStorefront },
})

export const discardOwnStorefront = route({
  name: 'discardOwnStorefront',
  method: 'POST',
  path: '/api/creator/storefront/discard',
  summary: 'Goes back to what visitors see',
  access: mayWrite,
  body: seen,
  answers: { 200: ownStorefront },
})

export const listStorefrontVersions = route({
  name: 'listStorefrontVersions',
  method: 'GET',
  path: '/api/creator/storefront/versions',
  summary: 'What was published before, the newest first',
  access: mayRead,
  answers: { 200: z.array(publishedVersion) },
})

export const restoreStorefrontVersion = route({
  name: 'restoreStorefrontVersion',
  method: 'POST',
  path: '/api/creator/storefront/versions/{number}/restore',
  summary: 'Makes an earlier version the draft again',
  access: mayWrite,
  params: z.object({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  body: seen,
  answers: { 200: ownStorefront },
})
