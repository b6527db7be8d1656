import { z } from 'zod'
import { channels } from '#contract/orders/orders.ts'
import { defineDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { minorUnits, storedAddress } from '#platform/database/stored-values.ts'

const channel = z.enum(channels)

/** Something that comes off, for one or for the whole line, as a share of what is left or as an amount. */
const reduction = z.object({
  why: z.enum(['tier', 'sale', 'owned', 'coupon']),
  of: z.enum(['unit', 'line']),
  off: z.union([z.object({ share: z.number() }), z.object({ amount: z.number() })]),
  /** How many payments it covers, the first one counted; null for all. */
  payments: z.int().nullable(),
})
export type Reduction = z.infer<typeof reduction>

/** Minor units of the subscription's currency. The reductions take their part in their order. */
export const agreedPrice = z.object({ unit: minorUnits, reductions: z.array(reduction) })
export type AgreedPrice = z.infer<typeof agreedPrice>

/** The channel of the first line and what its renewals cost: the smaller fee of a creator's own channel stays. */
export const agreedTerms = z.object({ channel: channel.nullable(), price: agreedPrice })

/** How version 1 said it. */
export const firstTerms = z.object({ via: channel.nullable(), price: agreedPrice })
export const fromFirstTerms = ({ via, price }: z.infer<typeof firstTerms>): z.infer<typeof agreedTerms> => ({ channel: via, price })

const names = { name: z.string(), creatorName: z.string(), variationName: z.string() }

const agreement = z.object({ ...names, ...agreedTerms.shape })
/** What was agreed at the start. Renewals cost this, whatever the shop's prices become. */
export type Agreement = z.infer<typeof agreement>
export const agreementDocument = defineDocument('subscription-agreement', agreement, [
  upgradeFrom(z.object({ ...names, ...firstTerms.shape }), ({ via, price, ...rest }) => ({ ...rest, ...fromFirstTerms({ via, price }) })),
])

const payingCustomer = z.object({
  name: z.string(),
  email: z.string(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  address: storedAddress.nullable(),
  country: z.string().nullable(),
})
/** Who pays, as they said last. */
export type PayingCustomer = z.infer<typeof payingCustomer>
export const payingCustomerDocument = defineDocument('subscription-buyer', payingCustomer)
