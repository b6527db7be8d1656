export { couponRoutes } from './coupons/coupons.routes.ts'
export { studioRoutes } from './studio.routes.ts'
