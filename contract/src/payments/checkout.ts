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

/** Paying for an order: who may see and change its checkout stands in checkout-secret.ts. */

/** What the buyer agrees to, as it stands beside the box. The text is kept with the order. */
export const deliveryConsent =
  'I want my downloads and licenses right away, and I know that I lose my right of withdrawal once a download starts.'

export const checkoutStatuses = ['Open', 'PaymentProcessing', 'Completed', 'Failed'] as const

/** How the buyer's country taxes this order; null while the country is not known. */
const checkoutTax = z.object({
  countryCode: z.string(),
  /** A fraction: 0.19 is 19 %. */
  rate: z.number(),
  mode: z.enum(['Inclusive', 'Exclusive']),
  /** A business with a valid tax id reckons the tax itself. */
  isReversed: z.boolean(),
  amount: money,
  words: z.string(),
})

/** Something that is not as the buyer last saw it. */
const checkoutChange = z.object({
  what: z.enum(['price', 'item', 'coupon']),
  /** The line it is about, as in `order.items`; null when it is about the whole order. */
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
  /** null for whoever may not see it. An Open order of somebody signed in starts with what their account says. */
  details: details.nullable(),
  /** Where whoever is signed in had their last order billed to, while this one has no address: offered, and theirs to change. */
  lastBilling: details.pick({ address: true, businessName: true, taxId: true }).nullable(),
  tax: checkoutTax.nullable(),
  provider: providerForm,
  /** A total of 0 needs no provider: the payment step is left out. */
  needsPayment: z.boolean(),
  /** Whoever is signed in may keep a card; the one they kept. */
  mayKeepCard: z.boolean(),
  savedCard: z.object({ name: z.string() }).nullable(),
  changes: z.array(checkoutChange),
  /** Products in the order that the buyer owns already; buying them once more asks first (`buyAgain`). */
  alreadyOwned: z.array(z.object({ lineId: z.string(), name: z.string() })),
  /** Where the buyer came from, for the way back. */
  returnUrl: z.string().nullable(),
  /** Origins, besides our own, whose pages may frame this checkout and get its messages. */
  frameOrigins: z.array(z.string()),
})
export type Checkout = z.infer<typeof checkout>

export const checkoutForm = z.object({
  name: line(100, 'Enter your name'),
  email,
  phone: optionalLine(40).default(null),
  businessName: optionalLine(200).default(null),
  taxId: optionalLine(40).default(null),
  /** Left out while only the contact is known. */
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

/** A card that is entered in our own form: only where the provider takes card numbers. */
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
  /** The amount on the buyer's screen. Another one is refused with 409 `price-changed`: read the checkout again and show it. */
  due: money,
  /** What was on the buyer's screen. Something else at the same price is refused in the same way; left out, the amount alone counts. */
  lines: z
    .array(z.object({ id: z.string().max(200), quantity }))
    .max(50)
    .optional(),
  card: enteredCard.optional(),
  /** Pays with the card that was kept, instead of one that is entered. */
  savedCard: z.boolean().default(false),
  /** Keeps the card for the next time; for somebody signed in. */
  keepCard: z.boolean().default(false),
  /** Agreed to at the payment step, where it was not saved before. */
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
  /** The page with every platform and version. */
  downloadUrl: z.string(),
  /** The newest version and its files; none before the first release. `getBoughtDownload` leads to one. */
  version: z.string().nullable(),
  downloads: z.array(download.pick({ key: true, name: true, platform: true, size: true })),
})

export const payment = z.object({
  /**
   * Open: nothing is under way. Processing: poll on. NeedsConfirmation: do what `confirmation` says, then call confirmPayment.
   * Declined: the order is Open again, the cart as it was. Failed: the provider gave up; start a new order.
   */
  status: z.enum(['Open', 'Processing', 'NeedsConfirmation', 'Declined', 'Completed', 'Failed']),
  due: money,
  declined: z.object({ reason: z.enum(['declined', 'not-confirmed', 'expired', 'failed']), words: z.string() }).nullable(),
  confirmation: paymentConfirmation.nullable(),
  /** Once it is Completed, and for the buyer alone. */
  completed: z
    .object({
      order,
      orderNumber: z.string(),
      email: z.string(),
      licenses: z.array(boughtLicense),
      /** A guest's account waits for the link in the confirm mail. */
      accountNeedsConfirmation: z.boolean(),
      /** Where the buyer writes to support about this order. */
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
  /** Counts what does not go through: whoever tries stolen cards is stopped, whoever buys much is not. */
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
  /** Approval counts where the confirmation is asked for in our own form; a provider with a form of its own knows by itself. */
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
