export type { SaleDiscount } from './sale-discount.ts'
export { type NewSale, type SaleTarget, startSale } from './start-sale.ts'
