import * as account from './account.ts'
import * as activationRequests from './activation-requests.ts'
import * as articles from './articles.ts'
import * as bundles from './bundles.ts'
import * as checkout from './checkout.ts'
import * as communications from './communications.ts'
import * as coupons from './coupons.ts'
import * as creatorSettings from './creator-settings.ts'
import * as creators from './creators.ts'
import * as discovery from './discovery.ts'
import * as identity from './identity.ts'
import * as insights from './insights.ts'
import * as inventory from './inventory.ts'
import * as licenseDesk from './license-desk.ts'
import * as licensing from './licensing.ts'
import * as licensingKeys from './licensing-keys.ts'
import * as messages from './messages.ts'
import * as orders from './orders.ts'
import * as papers from './papers.ts'
import * as products from './products.ts'
import * as redeeming from './redeeming.ts'
import * as refunds from './refunds.ts'
import * as releases from './releases.ts'
import type { Route } from './route.ts'
import * as saleDiscounts from './sale-discounts.ts'
import * as sales from './sales.ts'
import * as siteOrders from './site-orders.ts'
import * as siteStorefront from './site-storefront.ts'
import * as staff from './staff.ts'
import * as staffSales from './staff-sales.ts'
import * as storefront from './storefront.ts'
import * as storefrontPage from './storefront-page.ts'
import * as studio from './studio.ts'
import * as subscriptions from './subscriptions.ts'
import * as system from './system.ts'
import * as team from './team.ts'
import * as uploads from './uploads.ts'
import * as user from './user.ts'
import * as vouchers from './vouchers.ts'
import * as webhooks from './webhooks.ts'

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

/** Every route of the API. The server refuses to start while one of them is not implemented. */
export const everyRoute: readonly Route[] = [
  account,
  activationRequests,
  articles,
  bundles,
  checkout,
  communications,
  coupons,
  creatorSettings,
  creators,
  discovery,
  identity,
  insights,
  inventory,
  licenseDesk,
  licensing,
  licensingKeys,
  messages,
  orders,
  papers,
  products,
  redeeming,
  refunds,
  releases,
  saleDiscounts,
  sales,
  siteOrders,
  siteStorefront,
  staff,
  staffSales,
  storefront,
  storefrontPage,
  studio,
  subscriptions,
  system,
  team,
  uploads,
  user,
  vouchers,
  webhooks,
].flatMap((shelf) => Object.values(shelf).filter(isRoute))
