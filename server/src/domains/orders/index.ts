export { lineId } from '#contract/orders/line-id.ts'
export { makeCatalogueCache } from './catalogue-cache.ts'
export { changeOrder, requireOpen, requireStock } from './change-order.ts'
export { channelOf } from './channel.rules.ts'
export { applyCoupon } from './coupons/change-coupons.ts'
export { countCouponGuess, forgetCouponGuess } from './coupons/count-coupon-guess.ts'
export { takeOffCoupons } from './coupons/take-off-coupons.ts'
export { tryCoupon } from './coupons/try-coupon.ts'
export { customerOf } from './customer-of.ts'
export { describeOrder } from './describe-order.ts'
export { exportOrders } from './export.views.ts'
export { findFrameOrigins, findSharedOrigins } from './find-frame-origins.ts'
export { forgetDetails } from './forget-details.ts'
export { isBuyer } from './is-buyer.ts'
export { catalogueKey, type ReadCatalogueRows, readCatalogueRows } from './lines/line.views.ts'
export { toAgreedLine } from './lines/stock-lines.ts'
export { moveOrder } from './move-order.ts'
export { type Seen, utmDocument } from './order.documents.ts'
export type { OrderStatus } from './order.states.ts'
export {
  claimTelling,
  findOrder,
  giveOrder,
  type Handing,
  listBoughtWith,
  lockKnownOrder,
  lockOrder,
  moveAllOrders,
  moveOrders,
  nextOrderNumber,
  type OrderRow,
  setDetails,
  setLines,
  visitOrder,
} from './order.store.ts'
export { readOrderNumber, writeOrderNumber } from './order-number.ts'
export { orderRoutes } from './orders.routes.ts'
export type { WantedLine } from './orders.tables.ts'
export { type Quote, quoteOrder } from './quote-order.ts'
export { requireOwnWayBack } from './require-own-way-back.ts'
export { type CartDeps, showOrder } from './show-order.ts'
export { describeSteps } from './snapshots/describe-snapshot.ts'
export type { OrderSnapshot } from './snapshots/order-snapshot.ts'
export { takeSnapshot } from './snapshots/take-snapshot.ts'
export { sweepOrders } from './sweep-orders.ts'
export { utmOf } from './utm-of.ts'
