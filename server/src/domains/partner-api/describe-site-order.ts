import type { Order, OrderItem } from '#contract/orders/orders.ts'
import type { SiteOrder, SiteOrderItem } from '#contract/partner-api/site-orders.ts'
import { type AccountItem, findItem } from '#domains/catalog/index.ts'
import type { OrderStatus } from '#domains/orders/index.ts'
import { describeDiscount, describeVariation } from './describe-variation.ts'
import { lineIdIn } from './scope.rules.ts'

/** How an order is looked at: from which scope, by whom, and what is in its bundles. */
export type Looking = {
  scope: string | undefined
  owned: ReadonlySet<string>
  bundles: readonly AccountItem[]
  isEmbedded: boolean
}

type BundleLine = Extract<OrderItem, { type: 'Bundle' }>

const isGiven = ({ fulfillment }: BundleLine, productId: string): boolean =>
  fulfillment?.type === 'Bundle' && productId in fulfillment.productLicenses

/** What a bundle gives: what it gave, once it is bought; before, what of it is not owned. */
const isIncluded = (item: BundleLine, productId: string, { owned }: Looking): boolean => {
  if (item.fulfillment?.type === 'Bundle') return isGiven(item, productId)
  return !(item.partial && owned.has(`${item.creatorId}/${productId}`))
}

const productsIn = (item: BundleLine, looking: Looking) => {
  const bundle = findItem(looking.bundles, { kind: 'bundle', creatorId: item.creatorId, itemId: item.bundleId })
  // What is no longer for sale is named where it was given, and nowhere else.
  const shown = (bundle?.products ?? []).filter(({ id, is_live }) => is_live || isGiven(item, id))
  return shown.map(({ id, name, tagline, icon_url }) => ({
    id,
    name,
    tagline,
    iconUrl: icon_url,
    included: isIncluded(item, id, looking),
  }))
}

const describeItem = (item: OrderItem, looking: Looking): SiteOrderItem => {
  const { creatorId, quantity, variationId, isDefaultVariation, total, price, appliedDiscount, fulfillment } = item
  const shared = {
    id: lineIdIn(item.id, looking.scope),
    creatorId,
    quantity,
    variationId,
    isDefaultVariation,
    total,
    price,
    variation: describeVariation(item.variation),
    ...(appliedDiscount && { appliedDiscount: describeDiscount(appliedDiscount) }),
    ...(fulfillment && { fulfillment }),
  }
  if (item.type === 'Product') {
    const { id, name, tagline, iconUrl } = item.product
    return { type: 'Product', productId: item.productId, product: { id, name, tagline, iconUrl }, ...shared }
  }
  const { id, name, tagline, imageUrl } = item.bundle
  const bundle = { id, name, tagline, iconUrl: imageUrl, products: productsIn(item, looking) }
  return { type: 'Bundle', bundleId: item.bundleId, partial: item.partial, bundle, ...shared }
}

/** SDKs need a customer in what is done, whether or not whoever looks may see who it was. */
const somebody = { name: null, businessName: null, taxId: null, email: null, phone: null, address: null, validAddress: false }

const urlsOf = ({ checkoutUrl, embeddedCheckoutUrl }: Order, isEmbedded: boolean): Partial<SiteOrder> =>
  checkoutUrl && embeddedCheckoutUrl
    ? { checkoutUrl: isEmbedded ? embeddedCheckoutUrl : checkoutUrl, hostedCheckoutUrl: checkoutUrl, embeddedCheckoutUrl }
    : {}

/** The order that our own pages know, in the words of the SDKs. */
export const describeSiteOrder = (order: Order, status: OrderStatus, looking: Looking): SiteOrder => ({
  id: order.id,
  status,
  currency: order.currency,
  customer: order.customer ?? (status === 'Open' ? null : somebody),
  couponsApplied: order.couponsApplied
    .filter((coupon) => looking.scope === undefined || coupon.creatorId === looking.scope)
    .map((coupon) => ({ ...coupon, description: coupon.description ?? '' })),
  total: order.total,
  items: order.items.map((item) => describeItem(item, looking)),
  ...urlsOf(order, looking.isEmbedded),
})
