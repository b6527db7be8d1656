export type { Basket, BasketCoupon, BasketLine, BasketTax, PricedBasket, PricedLine, PriceStep } from './basket.ts'
export {
  type BundleCardRow,
  type CardRow,
  findCards,
  listBundleCards,
  listCards,
  readCardRow,
  type StoredContent,
  toBundleCard,
  toCard,
} from './card.views.ts'
export { discountReduction, dollarReduction } from './discount.rules.ts'
export { findExchangeRates } from './find-exchange-rates.ts'
export { findTaxRule, listTaxRules } from './find-tax-rule.ts'
export { whyIdle } from './idle-coupon.ts'
export { type ForSale, lineForBuyer } from './line-for-buyer.ts'
export { judgeLocation, type LocationProofs } from './location.rules.ts'
export { priceBasket } from './price-basket.ts'
export { priceForBuyer } from './price-for-buyer.ts'
export { priceVariation } from './price-variation.ts'
export { fetchRates } from './rates/fetch-rates.ts'
export { rateRoutes } from './rates/rates.routes.ts'
export { namedProducts, nameShownProducts } from './shown-products.views.ts'
export { stepText } from './step-text.ts'
export { taxCountryOf } from './tax-country.rules.ts'
export { type TaxRule, type TaxTreatment, treatTax } from './tax-treatment.rules.ts'
