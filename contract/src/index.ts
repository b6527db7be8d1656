import * as accounts from './admin/accounts.ts'
import * as merging from './admin/merging.ts'
import * as staffOverview from './admin/overview.ts'
import * as palette from './admin/palette.ts'
import * as productLicenses from './admin/product-licenses.ts'
import * as staff from './admin/staff.ts'
import * as staffNotes from './admin/staff-notes.ts'
import * as insights from './analytics/insights.ts'
import * as articles from './articles/articles.ts'
import * as bundles from './catalog/bundles.ts'
import * as products from './catalog/products.ts'
import * as storefrontPage from './catalog/storefront-page.ts'
import * as latestBuild from './core/latest-build.ts'
import type { Route } from './core/route.ts'
import * as system from './core/system.ts'
import * as coupons from './coupons/coupons.ts'
import * as applications from './creators/applications.ts'
import * as creatorSettings from './creators/creator-settings.ts'
import * as creators from './creators/creators.ts'
import * as staffAccess from './creators/staff-access.ts'
import * as staffApplications from './creators/staff-applications.ts'
import * as staffCreators from './creators/staff-creators.ts'
import * as team from './creators/team.ts'
import * as discounts from './discounts/discounts.ts'
import * as documents from './documents/documents.ts'
import * as invoiceExport from './documents/invoice-export.ts'
import * as sellers from './documents/sellers.ts'
import * as taxReport from './documents/tax-report.ts'
import * as communications from './email/communications.ts'
import * as mailArchive from './email/mail-archive.ts'
import * as account from './identity/account.ts'
import * as identity from './identity/identity.ts'
import * as myStudio from './identity/studio.ts'
import * as user from './identity/user.ts'
import * as books from './ledger/books.ts'
import * as activationRequests from './licensing/activation-requests.ts'
import * as inventory from './licensing/inventory.ts'
import * as licenseAdmin from './licensing/license-admin.ts'
import * as licenseGifts from './licensing/license-gifts.ts'
import * as licenseTransfer from './licensing/license-transfer.ts'
import * as licensing from './licensing/licensing.ts'
import * as licensingKeys from './licensing/licensing-keys.ts'
import * as trials from './licensing/trials.ts'
import * as unlockCodes from './licensing/unlock-codes.ts'
import * as uploads from './media/uploads.ts'
import * as cartHints from './orders/cart-hints.ts'
import * as orders from './orders/orders.ts'
import * as siteOrders from './partner-api/site-orders.ts'
import * as siteStorefront from './partner-api/site-storefront.ts'
import * as bought from './payments/bought.ts'
import * as checkout from './payments/checkout.ts'
import { webhooks } from './payments/providers.ts'
import * as refunds from './payments/refunds.ts'
import * as savedCard from './payments/saved-card.ts'
import * as earningTerms from './payouts/earning-terms.ts'
import * as payoutAccounts from './payouts/payout-accounts.ts'
import * as payoutFiles from './payouts/payout-files.ts'
import * as payoutRuns from './payouts/payout-runs.ts'
import * as payoutStatements from './payouts/payout-statements.ts'
import * as payouts from './payouts/payouts.ts'
import * as rates from './pricing/rates.ts'
import * as downloadRecords from './releases/download-records.ts'
import * as ownReleases from './releases/own-releases.ts'
import * as pluginOverviews from './releases/plugin-overviews.ts'
import * as publishing from './releases/publishing.ts'
import * as releases from './releases/releases.ts'
import * as reviews from './releases/reviews.ts'
import * as packSounds from './releases/sounds.ts'
import * as updates from './releases/updates.ts'
import * as customers from './sales/customers.ts'
import * as orderEvidence from './sales/evidence.ts'
import * as orderStory from './sales/order-story.ts'
import * as sales from './sales/sales.ts'
import * as staffSales from './sales/staff-sales.ts'
import * as discovery from './storefront/discovery.ts'
import * as featured from './storefront/featured.ts'
import * as holdings from './storefront/holdings.ts'
import * as storefront from './storefront/storefront.ts'
import * as attention from './studio/attention.ts'
import * as studio from './studio/studio.ts'
import * as subscriptions from './subscriptions/subscriptions.ts'
import * as cannedAnswers from './support/canned-answers.ts'
import * as conversations from './support/conversations.ts'
import * as creatorQuestions from './support/creator-questions.ts'
import * as messages from './support/support.ts'
import * as resumableUploads from './uploads/uploads.ts'
import * as redeeming from './vouchers/redeeming.ts'
import * as vouchers from './vouchers/vouchers.ts'

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

/** Every route of the API. The server refuses to start if one of them is not implemented. */
export const everyRoute: readonly Route[] = [
  account,
  accounts,
  activationRequests,
  applications,
  articles,
  bundles,
  bought,
  cartHints,
  checkout,
  savedCard,
  communications,
  mailArchive,
  coupons,
  creatorSettings,
  creators,
  discovery,
  identity,
  myStudio,
  insights,
  inventory,
  latestBuild,
  licenseAdmin,
  licenseGifts,
  licenseTransfer,
  licensing,
  licensingKeys,
  merging,
  messages,
  conversations,
  cannedAnswers,
  creatorQuestions,
  orders,
  ownReleases,
  books,
  rates,
  sellers,
  invoiceExport,
  taxReport,
  earningTerms,
  payoutAccounts,
  payoutFiles,
  payoutRuns,
  payoutStatements,
  payouts,
  pluginOverviews,
  documents,
  downloadRecords,
  products,
  productLicenses,
  redeeming,
  refunds,
  publishing,
  releases,
  reviews,
  packSounds,
  discounts,
  resumableUploads,
  customers,
  sales,
  orderEvidence,
  orderStory,
  siteOrders,
  siteStorefront,
  staff,
  staffOverview,
  staffNotes,
  staffAccess,
  staffApplications,
  staffCreators,
  palette,
  staffSales,
  featured,
  holdings,
  storefront,
  storefrontPage,
  attention,
  studio,
  subscriptions,
  system,
  team,
  trials,
  unlockCodes,
  updates,
  uploads,
  user,
  vouchers,
  webhooks,
].flatMap((module) => Object.values(module).filter(isRoute))
