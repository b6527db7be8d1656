export { makeCatalogueCache } from './catalogue-cache.ts'
export { applyCoupon } from './change-coupons.ts'
export { changeOrder, requireOpen, requireStock } from './change-order.ts'
export { channelOf } from './channel.rules.ts'
export { countCouponGuess, forgetCouponGuess } from './count-coupon-guess.ts'
export { customerOf } from './customer-of.ts'
export { describeOrder } from './describe-order.ts'
export { describeSteps } from './describe-snapshot.ts'
export { findFrameOrigins, findSharedOrigins } from './find-frame-origins.ts'
export { forgetDetails } from './forget-details.ts'
export { isBuyer } from './is-buyer.ts'
export { catalogueKey, type ReadCatalogueRows, readCatalogueRows } from './line.views.ts'
export { lineId } from './line-id.ts'
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
export type { OrderSnapshot } from './order-snapshot.ts'
export { orderRoutes } from './orders.routes.ts'
export type { WantedLine } from './orders.tables.ts'
export { type Quote, quoteOrder } from './quote-order.ts'
export { requireOwnWayBack } from './require-own-way-back.ts'
export { type CartDeps, showOrder } from './show-order.ts'
export { toAgreedLine } from './stock-lines.ts'
export { sweepOrders } from './sweep-orders.ts'
export { takeOffCoupons } from './take-off-coupons.ts'
export { takeSnapshot } from './take-snapshot.ts'
export { tryCoupon } from './try-coupon.ts'
export { utmOf } from './utm-of.ts'
