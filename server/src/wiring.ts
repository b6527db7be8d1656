import { everyRoute } from '#contract/index.ts'
import { accountAdminRoutes, adminRoutes, paletteRoutes, staffNoteRoutes } from '#domains/admin/index.ts'
import { analyticsRoutes, eventToSend, sendEvent } from '#domains/analytics/index.ts'
import { articleRoutes } from '#domains/articles/index.ts'
import { bundleRoutes, productRoutes, storefrontPageRoutes } from '#domains/catalog/index.ts'
import { couponRoutes } from '#domains/coupons/index.ts'
import { discountRoutes } from '#domains/discounts/index.ts'
import { documentRoutes, invoiceExportRoutes, invoiceToSend, sellerRoutes, sendInvoice, taxRoutes } from '#domains/documents/index.ts'
import { deliverWaitingEmail, emailToSend } from '#domains/email/index.ts'
import {
  accountRoutes,
  type IdentityRouteDeps,
  identityRoutes,
  mailResetLink,
  myStudioRoutes,
  openSessions,
  passwordForgotten,
  securityRoutes,
  signInRoutes,
} from '#domains/identity/index.ts'
import { bookRoutes } from '#domains/ledger/index.ts'
import {
  activationRequestRoutes,
  findBearer,
  inventoryRoutes,
  juceRoutes,
  licenseAdminRoutes,
  licenseTakenAway,
  licensingKeyRoutes,
  openTokenSigner,
  pluginRoutes,
} from '#domains/licensing/index.ts'
import { uploadCame, uploadRoutes, workOnUpload } from '#domains/media/index.ts'
import { makeCatalogueCache, orderRoutes, tryCoupon } from '#domains/orders/index.ts'
import { siteOrderRoutes, siteStorefrontRoutes } from '#domains/partner-api/index.ts'
import {
  boughtRoutes,
  checkoutRoutes,
  countUnitsSold,
  finishRefund,
  listPaidLines,
  orderCompleted,
  providerTold,
  refundAsked,
  refundRoutes,
  stopCheckouts,
  summarizeOrders,
  tellBuyer,
  webhookRoutes,
  workOnEvent,
} from '#domains/payments/index.ts'
import {
  mailPayoutNews,
  makePayouts,
  payoutFileRoutes,
  payoutNews,
  payoutRoutes,
  payoutRunRoutes,
  payoutStatementRoutes,
  readPayoutNumbers,
  runStarted,
} from '#domains/payouts/index.ts'
import { rateRoutes } from '#domains/pricing/index.ts'
import {
  announceRelease,
  beginAnnouncing,
  countHeldBytes,
  downloadRecordRoutes,
  findLaunchReleases,
  launchRelease,
  mailDecision,
  publishingRoutes,
  readCurrentVersions,
  readOfferedReleases,
  releaseDecided,
  releasePublished,
  releaseRoutes,
  releaseToAnnounce,
  reviewRoutes,
  updateRoutes,
} from '#domains/releases/index.ts'
import {
  customerRoutes,
  evidenceRoutes,
  orderSaleRoutes,
  orderStoryRoutes,
  readCouponFigures,
  readCouponSales,
  salesRoutes,
} from '#domains/sales/index.ts'
import { discoveryRoutes, featuredRoutes, holdingRoutes, storefrontRoutes } from '#domains/storefront/index.ts'
import { studioRoutes } from '#domains/studio/index.ts'
import { mailNews, subscriptionNews, subscriptionRoutes } from '#domains/subscriptions/index.ts'
import { discardBytes, resumableRoutes, uploadRemoved } from '#domains/uploads/index.ts'
import { redeemRoutes, voucherRoutes } from '#domains/vouchers/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import { type Listener, listen, listenIn } from '#platform/jobs/jobs.ts'
import { belongings } from './belongings.ts'
import type { Shop } from './shop.ts'
import { systemRoutes } from './system.routes.ts'
import { creatorListenersOf, creatorRoutesOf } from './wire-creators.ts'
import { draftListenersOf, draftRoutesOf, releaseUploads } from './wire-drafts.ts'
import { deliveryDeps, mailRoutesOf } from './wire-mail.ts'
import { problemLinkOf, supportDeps, supportRoutesOf } from './wire-support.ts'

const sessions = openSessions(belongings.selectOwnedAndSubscribed)

/** What accounts need. Staff need a second factor, except in the demo shop, whose passwords are public. */
export const identityDeps = ({ config, encryption, signatures, cookies }: Shop): IdentityRouteDeps => ({
  encryption,
  signatures,
  cookies,
  publicUrl: config.publicUrl,
  staffNeedTwoFactor: !config.demo,
  belongings,
  sessions,
})

const licensingRoutes = (shop: Shop): BoundRoute[] => {
  const { encryption, signatures, publicUrl } = identityDeps(shop)
  const signer = openTokenSigner(encryption, readCurrentVersions)
  const releases: Parameters<typeof releaseRoutes>[0] = {
    publicUrl,
    signatures,
    findShownLicense: async (db, authorization, product, now) => (await findBearer(db, signer, authorization, product, now))?.licenseId,
  }
  return [
    ...pluginRoutes({ signer, publicUrl }),
    ...juceRoutes({ encryption, publicUrl }),
    ...activationRequestRoutes(),
    ...inventoryRoutes({ ...identityDeps(shop), signer, readReleases: readOfferedReleases(publicUrl) }),
    ...licensingKeyRoutes({ signer, encryption, publicUrl }),
    ...licenseAdminRoutes({ publicUrl }),
    ...downloadRecordRoutes(),
    ...releaseRoutes(releases),
    ...updateRoutes(releases),
  ]
}

/** All routes with their implementations. */
export const routesOf = (shop: Shop): BoundRoute[] => {
  const cart = { publicUrl: shop.config.publicUrl, readCatalogueRows: makeCatalogueCache() }
  const ownOrigins = [new URL(shop.config.publicUrl).origin, ...shop.ownOrigins]
  return [
    ...systemRoutes({
      routes: everyRoute,
      publicUrl: shop.config.publicUrl,
      db: shop.database.db,
      files: shop.files,
      mail: shop.mail,
      version: shop.version,
    }),
    ...signInRoutes(identityDeps(shop)),
    ...identityRoutes(identityDeps(shop)),
    ...securityRoutes(identityDeps(shop)),
    ...accountRoutes(identityDeps(shop)),
    ...myStudioRoutes(),
    ...creatorRoutesOf(shop),
    ...productRoutes({
      files: shop.files,
      countUnitsSold,
      releases: { findReleases: findLaunchReleases, publishRelease: launchRelease },
    }),
    ...bundleRoutes({ files: shop.files, countUnitsSold }),
    ...uploadRoutes({ files: shop.files }),
    ...resumableRoutes({ ...uploadDeps(shop), countHeldBytes }),
    ...storefrontPageRoutes({ files: shop.files }),
    ...orderRoutes({
      ...cart,
      ownOrigins,
    }),
    ...checkoutRoutes({ ...cart, providers: shop.payments, problemLink: problemLinkOf(shop) }),
    ...boughtRoutes(identityDeps(shop)),
    ...siteOrderRoutes({ ...cart, ownOrigins }),
    ...siteStorefrontRoutes({ readReleases: readOfferedReleases(shop.config.publicUrl) }),
    ...webhookRoutes(shop.payments),
    ...licensingRoutes(shop),
    ...draftRoutesOf(shop),
    ...publishingRoutes({ uploads: releaseUploads }),
    ...reviewRoutes({ uploads: releaseUploads, signatures: shop.signatures, publicUrl: shop.config.publicUrl }),
    ...refundRoutes(),
    ...documentRoutes({ summarizeOrders }),
    ...subscriptionRoutes({
      ...cart,
      ownOrigins,
      providers: shop.payments,
      listPaidLines,
    }),
    ...discountRoutes(),
    ...couponRoutes({ tryCoupon, sales: { readFigures: readCouponFigures, readSales: readCouponSales } }),
    ...salesRoutes(),
    ...customerRoutes(),
    ...bookRoutes({ readPayoutNumbers }),
    ...rateRoutes({ ratesUrl: shop.config.ratesUrl }),
    ...sellerRoutes(),
    ...taxRoutes(),
    ...invoiceExportRoutes(),
    ...payoutRunRoutes(),
    ...payoutFileRoutes({ encryption: shop.encryption }),
    ...payoutStatementRoutes(),
    ...payoutRoutes({ encryption: shop.encryption }),
    ...voucherRoutes(shop.encryption),
    ...redeemRoutes({ db: shop.database.db, encryption: shop.encryption }),
    ...studioRoutes(),
    ...adminRoutes(),
    ...staffNoteRoutes(),
    ...accountAdminRoutes(identityDeps(shop)),
    ...paletteRoutes(shop),
    ...orderSaleRoutes(),
    ...orderStoryRoutes(identityDeps(shop)),
    ...evidenceRoutes(),
    ...analyticsRoutes(shop.log),
    ...mailRoutesOf(shop),
    ...supportRoutesOf(shop),
    ...articleRoutes(shop.library),
    ...discoveryRoutes(),
    ...featuredRoutes(),
    ...storefrontRoutes({ random: shop.random, hasPortrait: (creatorId) => shop.library.has('creators', creatorId) }),
    ...holdingRoutes({ readReleases: readOfferedReleases(shop.config.publicUrl) }),
  ]
}

export const moneyDeps = ({ database, payments, clock, log }: Shop) => ({ db: database.db, providers: payments, clock, log })

export const uploadDeps = ({ database, files, clock }: Shop) => ({ db: database.db, files, clock })

const announcingDeps = ({ database, mail, signatures, encryption, config, clock }: Shop) => ({
  db: database.db,
  mailbox: mail.mailbox,
  vault: signatures,
  encryption,
  publicUrl: config.publicUrl,
  clock,
})

/** All listeners of jobs. */
export const listenersOf = (shop: Shop): Listener[] => [
  listen(emailToSend, (email) => deliverWaitingEmail(deliveryDeps(shop), email)),
  listen(passwordForgotten, ({ email }) =>
    shop.database.db.transaction().execute((tx) => mailResetLink(tx, identityDeps(shop), email, shop.clock.now())),
  ),
  listen(providerTold, (told) => workOnEvent(moneyDeps(shop), told)),
  listen(licenseTakenAway, ({ licenseId }) => stopCheckouts(moneyDeps(shop), licenseId)),
  listen(refundAsked, ({ refundId }) => finishRefund(moneyDeps(shop), refundId)),
  listen(orderCompleted, (completed) => tellBuyer({ ...moneyDeps(shop), identity: identityDeps(shop) }, completed)),
  listen(invoiceToSend, ({ invoiceId, mailId }) =>
    sendInvoice({ db: shop.database.db, ...supportDeps(shop), problemLink: problemLinkOf(shop) }, invoiceId, mailId),
  ),
  listen(subscriptionNews, (news) => mailNews({ db: shop.database.db, publicUrl: shop.config.publicUrl }, news)),
  listen(releaseDecided, (decided) => mailDecision({ db: shop.database.db, publicUrl: shop.config.publicUrl }, decided)),
  listen(payoutNews, (news) => mailPayoutNews({ db: shop.database.db, publicUrl: shop.config.publicUrl }, news)),
  listenIn('long', runStarted, ({ runId }, signal) => makePayouts(moneyDeps(shop), runId, signal)),
  listen(eventToSend, (event) => sendEvent({ service: shop.config.posthog }, event)),
  listen(releasePublished, (published) => shop.database.db.transaction().execute((tx) => beginAnnouncing(tx, published, shop.clock.now()))),
  listen(releaseToAnnounce, (step, ending) => announceRelease(announcingDeps(shop), step, ending)),
  listen(uploadRemoved, ({ uploadId }) => discardBytes(uploadDeps(shop), uploadId)),
  listen(uploadCame, ({ uploadId }) => workOnUpload(uploadDeps(shop), uploadId)),
  ...draftListenersOf(shop),
  ...creatorListenersOf(shop),
]
