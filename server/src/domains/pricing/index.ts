export type { Basket, BasketCoupon, BasketLine, BasketTax, PricedBasket, PricedLine, PriceStep } from './basket.ts'
export { findExchangeRates } from './find-exchange-rates.ts'
export { priceBasket } from './price-basket.ts'
export { priceVariation } from './price-variation.ts'
