export { orderSaleRoutes } from './admin/order-sales.routes.ts'
export { readCouponFigures, readCouponSales } from './coupon-sales.views.ts'
export { salesRoutes } from './sales.routes.ts'
export { readSalesFigures } from './sales-figures.views.ts'
