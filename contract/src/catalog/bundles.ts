import { z } from 'zod'
import { bundleId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { bundleDraft, draftBodyLimit, revision } from './editing.ts'
import { editingRoutes, itemName, itemRow, ownItem } from './item-routes.ts'

/** The creator's own bundles, as listed and edited in the studio. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const
const params = z.object({ bundleId })

const bundleRow = itemRow.extend({ id: bundleId, productCount: z.number().int() })
export type BundleRow = z.infer<typeof bundleRow>

export const listOwnBundles = route({
  name: 'listOwnBundles',
  method: 'GET',
  path: '/api/creator/bundles',
  summary: 'Every bundle of the active creator, whatever its state',
  access: mayRead,
  answers: { 200: z.array(bundleRow) },
})

export const newBundleForm = z.object({ id: bundleId, name: itemName })

export const ownBundle = ownItem.extend({ id: bundleId, draft: bundleDraft })
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

export const saveOwnBundle = route({
  name: 'saveOwnBundle',
  method: 'PUT',
  path: '/api/creator/bundles/{bundleId}',
  summary: 'Saves the draft. 409 when someone else saved in between',
  access: mayWrite,
  params,
  body: z.object({ revision, draft: bundleDraft }),
  bodyLimit: draftBodyLimit,
  answers: { 200: ownBundle },
})

export const bundleEditing = editingRoutes({
  noun: 'Bundle',
  path: '/api/creator/bundles/{bundleId}',
  parameter: { bundleId },
  id: bundleId,
  own: ownBundle,
  access: { read: mayRead, publish: mayWrite, write: mayWrite },
})

export const getOwnBundle = bundleEditing.get
export const publishOwnBundle = bundleEditing.publish
export const discardOwnBundle = bundleEditing.discard
export const duplicateOwnBundle = bundleEditing.duplicate
export const archiveOwnBundle = bundleEditing.archive
export const restoreOwnBundle = bundleEditing.restore
export const listBundleVersions = bundleEditing.listVersions
export const restoreBundleVersion = bundleEditing.restoreVersion
