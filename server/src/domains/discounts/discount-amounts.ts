import { defineDocument } from '#platform/database/stored-document.ts'
import { storedPrices } from '#platform/database/stored-values.ts'

/** What a discount takes off, by currency. */
export const discountAmountsDocument = defineDocument('discount-amounts', storedPrices)
