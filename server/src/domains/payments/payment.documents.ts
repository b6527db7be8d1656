import { z } from 'zod'
import { cycleLengths } from '#contract/catalog/catalog.ts'
import { channels } from '#contract/orders/orders.ts'
import { agreedTerms, firstTerms, fromFirstTerms } from '#domains/subscriptions/index.ts'
import { itemKinds } from '#kernel/item-kind.ts'
import { defineDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { kindLetter, kindOfLetter, minorUnits, storedAddress } from '#platform/database/stored-values.ts'
import { feeReasons } from './fee.rules.ts'

const coupons = z.array(z.object({ id: z.string(), code: z.string(), amount: minorUnits }))

const lineFields = {
  lineId: z.string(),
  creatorId: z.string(),
  itemId: z.string(),
  variationId: z.string(),
  quantity: z.int(),
  name: z.string(),
  creatorName: z.string(),
  variationName: z.string(),
  original: minorUnits,
  discount: minorUnits,
  subtotal: minorUnits,
  tax: minorUnits,
  due: minorUnits,
  feeRate: z.number(),
  feeReason: z.enum(feeReasons).exactOptional(),
  channel: z.enum(channels).nullable().exactOptional(),
  fee: minorUnits,
  net: minorUnits,
  coupons,
  cycle: z.enum(cycleLengths).nullable(),
  grants: z.array(z.object({ productId: z.string(), seats: z.int(), offlineActivation: z.boolean() })),
  /** It pays the next period of this subscription, and gives no new license. */
  renews: z.string().exactOptional(),
}

/** For a recurring line: its channel and what its renewals cost. */
const line = z.object({ ...lineFields, kind: z.enum(itemKinds), agreement: agreedTerms.exactOptional() })
/** A line as paid: every amount is final, and what it gives. */
export type LineSnapshot = z.infer<typeof line>

const firstLine = z.object({ ...lineFields, kind: kindLetter, agreement: firstTerms.exactOptional() })

/** What a payment is for. Its first version was a list. */
export const basketDocument = defineDocument('payment-basket', z.object({ lines: z.array(line) }), [
  upgradeFrom(z.array(firstLine), (lines) => ({
    lines: lines.map(({ kind, agreement, ...rest }) => ({
      ...rest,
      kind: kindOfLetter(kind),
      ...(agreement && { agreement: fromFirstTerms(agreement) }),
    })),
  })),
])

const treatment = z.object({
  country: z.string(),
  kind: z.enum(['Consumer', 'ReverseCharge', 'ForeignBusiness']),
  basket: z.object({ rate: z.number(), mode: z.enum(['Inclusive', 'Exclusive']), isReversed: z.boolean() }),
  taxId: z.string().nullable(),
  note: z.string().nullable(),
})

const buyer = z.object({
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  address: storedAddress.nullable(),
  country: z.string().nullable(),
  /** null where no country was known, as for a free order. */
  treatment: treatment.nullable(),
})
/** Who pays, and the tax rule of their country. */
export type BuyerSnapshot = z.infer<typeof buyer>
export const buyerDocument = defineDocument('payment-buyer', buyer)

const location = z.object({
  billing: z.string(),
  network: z.string().nullable(),
  card: z.string().nullable(),
  isProven: z.boolean(),
})
/** The evidence for the buyer's country. */
export type SaleLocation = z.infer<typeof location>
export const locationDocument = defineDocument('sale-location', location)
