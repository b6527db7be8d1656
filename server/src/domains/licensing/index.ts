export { listActivationsOfOrder, type OrderActivation } from './activations-of-order.views.ts'
export { licenseAdminRoutes } from './admin/license-admin.routes.ts'
export { licenseTakenAway } from './admin/license-taken-away.ts'
export { exportDevices, exportLicenses } from './export.views.ts'
export { areTakenAway, extendLicenses, type FollowingLicense } from './extend-licenses.ts'
export { followSubscription } from './follow-subscription.ts'
export type { Doer } from './history/license-event.store.ts'
export { listLicenseEventsOfOrder } from './history/order-events.views.ts'
export { findHolding, type Holding } from './inventory/holding.views.ts'
export { inventoryRoutes } from './inventory/inventory.routes.ts'
export { findBearer, type LicenseBearer } from './inventory/license-bearer.ts'
export type { Looking, OfferedRelease, ProductKey, ReadOfferedReleases } from './inventory/offered-releases.ts'
export { pageOf } from './inventory/page-of.ts'
export { type Grant, issueLicenses } from './issue-licenses.ts'
export { juceRoutes } from './juce/juce.routes.ts'
export { juceKeyColumns } from './juce/make-juce-key.ts'
export { licensingKeyRoutes } from './keys/keys.routes.ts'
export { licensingKeyColumns } from './keys/make-key.ts'
export {
  type Cause,
  forgetLicensee,
  moveLicenses,
  type NewLicense,
  restoreBought,
  restoreLicenses,
  revokeLicenses,
} from './license.store.ts'
export { listLicensesOfOrder, type OrderLicense } from './license.views.ts'
export { findLicensedProduct } from './licensed-product.views.ts'
export { moveOrderLicenses } from './move-order-licenses.ts'
export { listOwned, selectOwned } from './owned-products.views.ts'
export { paidUntil, periodEnd, withGrace } from './period.rules.ts'
export { pluginRoutes } from './plugin.routes.ts'
export { sweepRequests } from './requests/request.store.ts'
export { activationRequestRoutes } from './requests/requests.routes.ts'
export { takeSeat } from './seats/take-seat.ts'
export { openTokenSigner, type TokenSigner } from './tokens/token-signer.ts'
export { moveTrials } from './trials/move-trials.ts'
export { remindOfTrials } from './trials/remind-of-trials.ts'
export { startTrial } from './trials/start-trial.ts'
export { daysLeft } from './trials/trial.rules.ts'
