import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Activation, License, Trial } from '#contract/licensing/inventory.ts'
import { productCardDocument } from '#domains/catalog/index.ts'
import { daysLeft } from '../trials/trial.rules.ts'
import { describeProduct } from './describe-product.ts'
import type { ActivationRow, LicenseRow } from './inventory.views.ts'
import { keyOf, type Looking, type OfferedRelease } from './offered-releases.ts'

type Releases = ReadonlyMap<string, OfferedRelease>

const productOf = (row: LicenseRow, releases: Releases, looking: Looking) =>
  describeProduct(row, releases.get(keyOf({ creatorId: row.creator_id, productId: row.product_id })), looking)

export const describeLicense = (row: LicenseRow, releases: Releases, looking: Looking): License => ({
  id: row.id,
  status: row.status,
  product: productOf(row, releases, looking),
  activeNumberOfActivations: row.seats_taken,
  maxNumberOfActivations: row.seats,
  ...(row.external_fulfillment !== null && { externalFulfillment: row.external_fulfillment }),
  ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
  cause: row.cause,
  variationId: row.variation_id,
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...(row.bundle_id !== null && { bundleId: row.bundle_id }),
  ...(row.bundle_name !== null && { bundleName: row.bundle_name }),
  ...(row.subscription_id !== null && { subscriptionId: row.subscription_id }),
  offlineActivation: row.offline_activation,
  isOver: row.expires_at !== null && row.expires_at <= looking.now,
  installedVersions: row.installed_versions,
  ...(row.pack_card !== null && { contents: productCardDocument.read(row.pack_card).compatibility.contents }),
})

export const describeTrial = (row: LicenseRow, releases: Releases, looking: Looking, offer: ProductCard | null): Trial => {
  const end = row.expires_at ?? row.created_at
  return {
    licenseId: row.id,
    product: productOf(row, releases, looking),
    startedAt: row.created_at.toISOString(),
    expiresAt: end.toISOString(),
    daysRemaining: daysLeft(end, looking.now),
    activeNumberOfActivations: row.seats_taken,
    maxNumberOfActivations: row.seats,
    offer,
  }
}

/** The devices of each license beside it, where they are few. */
export const withDevices = (licenses: readonly License[], rows: readonly ActivationRow[]): License[] => {
  const byLicense = Map.groupBy(rows, ({ license_id }) => license_id)
  return licenses.map((license) => {
    const devices = byLicense.get(license.id)
    return devices ? { ...license, devices: devices.map(describeActivation) } : license
  })
}

export const describeActivation = (row: ActivationRow): Activation => ({
  id: row.id,
  licenseId: row.license_id,
  name: row.device_name,
  status: row.status,
  activationMethod: row.method,
  firstValidatedAt: row.first_validated_at.toISOString(),
  lastValidatedAt: row.last_validated_at?.toISOString() ?? null,
  mayRelease: row.status === 'Active' && row.method === 'Online',
  ...(row.platform !== null && { platform: row.platform }),
  ...(row.app_version !== null && { appVersion: row.app_version }),
})
