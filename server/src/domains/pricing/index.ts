export { findExchangeRates } from './find-exchange-rates.ts'
export { priceVariation } from './price-variation.ts'
