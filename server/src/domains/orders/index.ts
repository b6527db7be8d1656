export { findFrameOrigins } from './find-frame-origins.ts'
export { sweepOrders } from './order.store.ts'
export { orderRoutes } from './orders.routes.ts'
