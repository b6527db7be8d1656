export { couponRoutes } from './coupons/coupons.routes.ts'
export { salesRoutes } from './sales/sales.routes.ts'
export { studioRoutes } from './studio.routes.ts'
