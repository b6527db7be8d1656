export type { SaleDiscount } from './sale-discount.ts'
export { saleDiscountRoutes } from './sale-discounts.routes.ts'
export type { SaleTarget } from './sale-target.store.ts'
export { type NewSale, startSale } from './start-sale.ts'
