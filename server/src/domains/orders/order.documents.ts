import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'
import { minorUnits, storedAddress, storedCurrency } from '#platform/database/stored-values.ts'

/** Who buys, as they entered it. */
export const customerDocument = defineDocument(
  'order-customer',
  z.object({
    name: z.string().nullable(),
    businessName: z.string().nullable(),
    taxId: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: storedAddress.nullable(),
    validAddress: z.boolean(),
  }),
)

const consent = z.object({ text: z.string(), at: z.string(), address: z.string() })
/** The consent to immediate delivery: its text, when, and from where. */
export type Consent = z.infer<typeof consent>
export const consentDocument = defineDocument('order-consent', consent)

const seen = z.object({
  currency: storedCurrency,
  due: minorUnits,
  tax: minorUnits,
  /** The tax rule applied; null while the buyer's country was not known. */
  taxedBy: z.string().nullable().optional(),
  lines: z.record(z.string(), minorUnits),
  /** The quantity of each line. */
  quantities: z.record(z.string(), z.int()).optional(),
  coupons: z.array(z.string()),
})
/** What the buyer was last shown, in minor units. */
export type Seen = z.infer<typeof seen>
export const seenDocument = defineDocument('order-seen', seen)

/** Where the buyer came from. */
export const utmDocument = defineDocument('utm', z.record(z.string(), z.string()))
