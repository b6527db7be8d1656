import { z } from 'zod'
import { enteredAddress } from '../core/address.ts'
import { creatorId, licenseId, orderId, productId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'
import { email, line, optionalLine } from '../core/text.ts'
import { order, quantity } from '../orders/orders.ts'
import { download } from '../releases/releases.ts'
import { paymentConfirmation, providerForm } from './providers.ts'

/** Paying for an order; checkout-secret.ts says who may see and change its checkout. */

/** The consent as shown next to its checkbox. The text is stored with the order. */
export const deliveryConsent =
  'I want my downloads and licenses right away, and I know that I lose my right of withdrawal once a download starts.'

export const checkoutStatuses = ['Open', 'PaymentProcessing', 'Completed', 'Failed'] as const

/** The tax of this order in the buyer's country; null while the country is not known. */
const checkoutTax = z.object({
  countryCode: z.string(),
  /** A fraction: 0.19 is 19%. */
  rate: z.number(),
  mode: z.enum(['Inclusive', 'Exclusive']),
  /** Reverse charge: a business with a valid tax id declares the tax itself. */
  isReversed: z.boolean(),
  amount: money,
  words: z.string(),
})

/** A difference from what the buyer last saw. */
const checkoutChange = z.object({
  what: z.enum(['price', 'item', 'coupon']),
  /** The id of the line in `order.items`; null for the whole order. */
  lineId: z.string().nullable(),
  words: z.string(),
  before: money.nullable(),
  after: money.nullable(),
})

const details = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  address: z
    .object({
      countryCode: z.string(),
      streetAddress1: z.string(),
      streetAddress2: z.string().nullable(),
      locality: z.string().nullable(),
      region: z.string().nullable(),
      postCode: z.string().nullable(),
    })
    .nullable(),
  /** Whether the consent to immediate delivery is recorded. */
  consent: z.boolean(),
})
export type CheckoutDetails = z.infer<typeof details>

export const checkout = z.object({
  order,
  status: z.enum(checkoutStatuses),
  /** null for callers who may not see it. An Open order of a signed-in user starts with their account's data. */
  details: details.nullable(),
  /** The billing address of the signed-in user's last order, offered while this one has none. */
  lastBilling: details.pick({ address: true, businessName: true, taxId: true }).nullable(),
  tax: checkoutTax.nullable(),
  provider: providerForm,
  /** An order with a total of 0 has no payment step. */
  needsPayment: z.boolean(),
  /** Whether the signed-in user may save a card; `savedCard` is the one they saved. */
  mayKeepCard: z.boolean(),
  savedCard: z.object({ name: z.string() }).nullable(),
  changes: z.array(checkoutChange),
  /** Products in the order that the buyer already owns; buying them again must be confirmed (`buyAgain`). */
  alreadyOwned: z.array(z.object({ lineId: z.string(), name: z.string() })),
  /** The page the buyer came from, for the link back. */
  returnUrl: z.string().nullable(),
  /** Other origins that may show this checkout in a frame and receive its messages. */
  frameOrigins: z.array(z.string()),
})
export type Checkout = z.infer<typeof checkout>

export const checkoutForm = z.object({
  name: line(100, 'Enter your name'),
  email,
  phone: optionalLine(40).default(null),
  businessName: optionalLine(200).default(null),
  taxId: optionalLine(40).default(null),
  /** Left out while only the contact data is known. */
  address: enteredAddress.nullable().default(null),
  consent: z.boolean().default(false),
})

const params = z.object({ orderId })

export const getCheckout = route({
  name: 'getCheckout',
  misses: misses.orders,
  method: 'GET',
  path: '/api/storefront/checkouts/{orderId}',
  summary: 'An order on its way to being paid, with tax and what changed since it was last saved',
  access: 'public',
  params,
  answers: { 200: checkout },
})

export const saveCheckout = route({
  name: 'saveCheckout',
  misses: misses.orders,
  method: 'PUT',
  path: '/api/storefront/checkouts/{orderId}',
  summary: 'Saves contact, address and consent; returns the price with tax and the secret of this checkout',
  access: 'public',
  params,
  body: checkoutForm,
  answers: { 200: checkout.extend({ secret: z.string() }) },
})

/** A card entered in our own form: only if the provider accepts card numbers. */
export const enteredCard = z.object({
  number: z
    .string({ error: 'Enter the card number' })
    .max(40, 'Enter the card number')
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Enter the card number')),
  expiry: z
    .string({ error: 'Enter month and year' })
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/, 'Enter month and year, such as 04/30'),
  cvc: z
    .string({ error: 'Enter the three digits' })
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the three digits on the back'),
})

export const paymentForm = z.object({
  /** The amount on the buyer's screen. If it has changed, the answer is 409 `price-changed`: load the checkout again and show it. */
  due: money,
  /**
   * The lines on the buyer's screen. A different cart at the same price is refused in the same way; if left out, only the amount is
   * compared.
   */
  lines: z
    .array(z.object({ id: z.string().max(200), quantity }))
    .max(50)
    .optional(),
  card: enteredCard.optional(),
  /** Pays with the saved card instead of an entered one. */
  savedCard: z.boolean().default(false),
  /** Saves the card for the next purchase, for signed-in users. */
  keepCard: z.boolean().default(false),
  /** Given at the payment step, if it was not saved before. */
  consent: z.boolean().default(false),
  /** The answer to 409 `buy-again`. */
  buyAgain: z.boolean().default(false),
})

const boughtLicense = z.object({
  id: licenseId,
  creatorId,
  productId,
  name: z.string(),
  iconUrl: z.string().nullable(),
  /** The page with all platforms and versions. */
  downloadUrl: z.string(),
  /** The newest version and its files; null before the first release. `getBoughtDownload` redirects to a file. */
  version: z.string().nullable(),
  downloads: z.array(download.pick({ key: true, name: true, platform: true, size: true })),
})

export const payment = z.object({
  /**
   * Open: no payment in progress. Processing: keep polling. NeedsConfirmation: do what `confirmation` says, then call confirmPayment.
   * Declined: the order is Open again, with the same cart. Failed: the provider gave up; start a new order.
   */
  status: z.enum(['Open', 'Processing', 'NeedsConfirmation', 'Declined', 'Completed', 'Failed']),
  due: money,
  declined: z.object({ reason: z.enum(['declined', 'not-confirmed', 'expired', 'failed']), words: z.string() }).nullable(),
  confirmation: paymentConfirmation.nullable(),
  /** Set once the order is Completed, for the buyer only. */
  completed: z
    .object({
      order,
      orderNumber: z.string(),
      email: z.string(),
      licenses: z.array(boughtLicense),
      /** A guest's account is inactive until the link in the confirmation email is used. */
      accountNeedsConfirmation: z.boolean(),
      /** Where the buyer contacts support about this order. */
      problemUrl: z.string(),
    })
    .nullable(),
})
export type Payment = z.infer<typeof payment>

export const startPayment = route({
  name: 'startPayment',
  misses: misses.orders,
  method: 'POST',
  path: '/api/storefront/checkouts/{orderId}/payment',
  summary: 'Pays the amount the buyer saw. Safe to repeat: nothing is ever charged twice',
  access: 'public',
  params,
  body: paymentForm,
  /** Counts failed attempts only: this stops tests of stolen cards, but not frequent buyers. */
  limit: { burst: 40, perSeconds: 600 },
  answers: { 200: payment },
})

export const confirmPayment = route({
  name: 'confirmPayment',
  misses: misses.orders,
  method: 'POST',
  path: '/api/storefront/checkouts/{orderId}/confirmation',
  summary: 'The buyer is back from the confirmation step or the provider: checks the payment status',
  access: 'public',
  params,
  /** Only matters if our own form asks for the confirmation; a provider with its own form knows the result. */
  body: z.object({ approved: z.boolean().default(true) }),
  answers: { 200: payment },
})

export const getPayment = route({
  name: 'getPayment',
  misses: misses.orders,
  method: 'GET',
  path: '/api/storefront/checkouts/{orderId}/payment',
  summary: 'The payment status; poll about once a second while it is Processing',
  access: 'public',
  params,
  answers: { 200: payment },
})

export const cancelPayment = route({
  name: 'cancelPayment',
  misses: misses.orders,
  method: 'POST',
  path: '/api/storefront/checkouts/{orderId}/cancellation',
  summary: 'Cancels the payment: the order is Open again, unless it was paid in the meantime',
  access: 'public',
  params,
  answers: { 200: payment },
})
