import { z } from 'zod'
import { compatibility, productCard } from '../catalog/catalog.ts'
import { creatorId, licenseId, readableId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { download, downloadNeeds } from '../releases/releases.ts'
import { activationId, activationMethod } from './licensing.ts'

/**
 * What a customer owns: products, licenses, devices. The storefront SDKs also call these routes in a creator's scope, so the names must not
 * change.
 */

/** Without the creator in a creator's scope; `creator/product` at the root, as in a user's ownedProducts. */
export const inventoryProductId = z
  .string()
  .max(81)
  .regex(/^(?:[a-z0-9][a-z0-9-]{1,38}[a-z0-9]\/)?[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/)

/** In the SDKs' types missing fields are left out; null is only allowed where they say so. */
export const productSummary = z.object({
  id: inventoryProductId,
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  iconUrl: z.string().optional(),
  numberOfLicenses: z.number().int().optional(),
  numberOfTrials: z.number().int().optional(),
  currentActivations: z.number().int().optional(),
  maxActivations: z.number().int().optional(),
  currentVersion: z.string().nullable(),
  version: z.string().optional(),
  releaseDescription: z.string().optional(),
  ...downloadNeeds.shape,
  downloadsNeedsGroupMembership: z.literal(false),
  downloads: z.array(download).optional(),
  /** Added by us: the date of the version, its creator, and its id without the creator. */
  releasedAt: z.iso.datetime().optional(),
  creatorId,
  creatorName: z.string(),
  creatorSlug: z.string(),
  productId: readableId,
  /** No longer in the shop: it has no page, but its owners can still download it. */
  isWithdrawn: z.literal(true).optional(),
})
export type ProductSummary = z.infer<typeof productSummary>

export const licenseCauses = ['Order', 'Voucher', 'Trial', 'Grant'] as const

export const activation = z.object({
  id: activationId,
  licenseId,
  name: z.string(),
  status: z.enum(['Active', 'Revoked']),
  activationMethod,
  firstValidatedAt: z.iso.datetime(),
  lastValidatedAt: z.iso.datetime().nullable(),
  /** Added by us: whether the customer may release the seat; only the creator or support can release an offline seat. */
  mayRelease: z.boolean(),
  platform: z.string().optional(),
  appVersion: z.string().optional(),
})
export type Activation = z.infer<typeof activation>

/** Up to this many devices are included with their license, if requested. */
export const fewDevices = 3

export const license = z.object({
  id: licenseId,
  status: z.enum(['Active', 'Pending', 'Revoked']),
  product: productSummary,
  activeNumberOfActivations: z.number().int(),
  maxNumberOfActivations: z.number().int(),
  externalFulfillment: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  /** Added by us. */
  cause: z.enum(licenseCauses),
  variationId: z.string(),
  orderId: z.string().optional(),
  bundleId: z.string().optional(),
  bundleName: z.string().optional(),
  subscriptionId: z.string().optional(),
  offlineActivation: z.boolean(),
  isOver: z.boolean(),
  /** The versions that its devices reported. */
  installedVersions: z.array(z.string()),
  /** The contents of a pack, as on its product. */
  contents: compatibility.shape.contents.optional(),
  /** Devices with a seat, if requested and if there are few. */
  devices: z.array(activation).max(fewDevices).optional(),
})
export type License = z.infer<typeof license>

/** SDKs ask for manifests; `after` is the last one of the previous page. */
const part = { after: z.string().max(120).optional(), includeManifests: z.enum(['true', 'false']).optional() }
const search = { search: z.string().trim().max(100).optional() }
const ofProduct = z.object({ productId: inventoryProductId })

export const listOwnedProducts = route({
  name: 'listOwnedProducts',
  method: 'GET',
  path: '/api/customer/inventory/products',
  summary: 'The products the account has licenses or trials for, fifty at a time',
  access: 'signed-in',
  scope: 'creator',
  query: z.object({ ...part, ...search }),
  answers: { 200: pagedList(productSummary) },
})

export const getInventoryProduct = route({
  name: 'getInventoryProduct',
  method: 'GET',
  path: '/api/customer/inventory/products/{productId}',
  summary: 'One product with its newest version, or the one asked for, and its downloads; a license’s token may ask too',
  access: 'public',
  scope: 'creator',
  params: ofProduct,
  query: z.object({ version: z.string().max(64).optional(), includeManifests: part.includeManifests }),
  answers: { 200: productSummary },
})

export const listLicensesOfProduct = route({
  name: 'listLicensesOfProduct',
  method: 'GET',
  path: '/api/customer/inventory/products/{productId}/licenses',
  summary: 'The account’s licenses of one product',
  access: 'signed-in',
  scope: 'creator',
  params: ofProduct,
  query: z.object(part),
  answers: { 200: pagedList(license) },
})

export const listActivationsOfProduct = route({
  name: 'listActivationsOfProduct',
  method: 'GET',
  path: '/api/customer/inventory/products/{productId}/licenses/activations',
  summary: 'The devices of the account’s valid licenses for one product, those with a seat first',
  access: 'signed-in',
  scope: 'creator',
  params: ofProduct,
  query: z.object(part),
  answers: { 200: pagedList(activation) },
})

export const listLicenses = route({
  name: 'listLicenses',
  method: 'GET',
  path: '/api/customer/inventory/licenses',
  summary: 'Every license of the account except trials, the newest first, fifty at a time; searched by product, creator or id',
  access: 'signed-in',
  scope: 'creator',
  query: z.object({
    ...part,
    ...search,
    limit: z.coerce.number().int().min(1).max(500).optional(),
    includeDevices: z.enum(['true', 'false']).optional(),
  }),
  answers: { 200: pagedList(license) },
})

export const getLicense = route({
  name: 'getLicense',
  method: 'GET',
  path: '/api/customer/inventory/licenses/{licenseId}',
  summary: 'One license of the account, trials too',
  access: 'signed-in',
  scope: 'creator',
  params: z.object({ licenseId }),
  answers: { 200: license },
})

export const trial = z.object({
  licenseId,
  product: productSummary,
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  daysRemaining: z.number().int(),
  activeNumberOfActivations: z.number().int(),
  maxNumberOfActivations: z.number().int(),
  /** Its current offer; null if it is not for sale now. */
  offer: productCard.nullable(),
})
export type Trial = z.infer<typeof trial>

export const listTrials = route({
  name: 'listTrials',
  method: 'GET',
  path: '/api/customer/inventory/trials',
  summary: 'The account’s trials with the days left, those that end first at the top',
  access: 'signed-in',
  scope: 'creator',
  answers: { 200: z.array(trial) },
})

export const listActivations = route({
  name: 'listActivations',
  method: 'GET',
  path: '/api/customer/inventory/licenses/{licenseId}/activations',
  summary: 'The devices of one license, those with a seat first',
  access: 'signed-in',
  scope: 'creator',
  params: z.object({ licenseId }),
  query: z.object(part),
  answers: { 200: pagedList(activation) },
})

export const releaseSeat = route({
  name: 'releaseSeat',
  method: 'POST',
  path: '/api/customer/inventory/licenses/{licenseId}/activations/{activationId}/revoke',
  summary: 'Releases the seat of a device that was activated online; safe to repeat',
  access: 'signed-in',
  scope: 'creator',
  params: z.object({ licenseId, activationId }),
  answers: { 204: null },
})

export const machineFileBytes = 8 * 1024

export const activateOffline = route({
  name: 'activateOffline',
  method: 'POST',
  path: '/api/customer/inventory/activate',
  summary:
    'Activates the device of a machine file (plain text). Returns the license, and in Location the address of its file for 15 minutes',
  access: 'signed-in',
  scope: 'creator',
  query: z.object({
    method: activationMethod.default('Offline'),
    includeManifests: part.includeManifests,
    /** The device that gives up its seat, if all seats are taken. */
    replaces: activationId.optional(),
    /** At the root: the creator, if the account owns several products with this id. */
    creatorId: creatorId.optional(),
  }),
  body: z
    .string()
    .max(64 * 1024)
    .default(''),
  bodyType: 'text',
  bodyLimit: 64 * 1024,
  answers: { 200: license },
})

export const getLicenseFile = route({
  name: 'getLicenseFile',
  misses: misses.links,
  method: 'GET',
  path: '/api/customer/inventory/license-file',
  summary: 'The license file behind a signed link, as license-file.mb',
  access: 'public',
  scope: 'creator',
  query: z.object({ link: z.string().max(1000) }),
  answers: { 200: z.string() },
})
