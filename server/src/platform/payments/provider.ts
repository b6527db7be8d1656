import type { IncomingHttpHeaders } from 'node:http'
import type { Currency } from '#contract/core/money.ts'
import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import type { CardSetup, PaymentProviderName } from '#contract/payments/providers.ts'
import type { FormHosts } from '#platform/http/security-headers.ts'

/** A provider's report about a payment. `Cancelled` is final: it will never be charged, whatever comes later. */
export type PaymentReport = {
  /** null if it refused to start one at all. */
  providerId: string | null
  /** Our payment's id, which is also the idempotency key. */
  reference: string
  status: 'NeedsConfirmation' | 'Processing' | 'Succeeded' | 'Declined' | 'Cancelled' | 'Failed'
  amount: number
  currency: Currency
  reason: string | null
  /** For the provider's own form in the browser. */
  clientSecret: string | null
  /** Stored for renewals. */
  methodId: string | null
  /** As on an invoice: 'Card ending in 4242'. */
  methodName: string | null
  cardCountry: string | null
}

export type RefundReport = { providerId: string | null; reference: string; status: 'Pending' | 'Succeeded' | 'Failed'; amount: number }

export type DisputeReport = {
  providerId: string
  /** The provider's id of the disputed payment. */
  paymentProviderId: string
  status: 'Open' | 'Won' | 'Lost'
  amount: number
  /** The bank's deadline for an answer; null if it gave none. */
  dueAt: Date | null
}

/** The subject of an event; its status is then read from the provider, so that events may come in any order. */
export type ProviderEvent = { id: string; type: string } & (
  | { about: 'payment'; reference: string }
  | { about: 'refund'; reference: string }
  | { about: 'dispute'; disputeId: string }
  | { about: 'nothing' }
)

export type Card = { number: string; expiry: string; cvc: string }

export type PaymentOrder = {
  reference: string
  orderId: string
  amount: number
  currency: Currency
  email: string
  /** From our own form. */
  card?: Card | undefined
  /** The card is saved, to be charged again later. */
  keepsMethod?: boolean | undefined
  /** A renewal: charges the saved method without the buyer, who cannot confirm. */
  savedMethod?: string | undefined
  /** The buyer's saved card, with the buyer present: they may have to confirm. */
  chosenMethod?: string | undefined
}

/** The owner of a card: the reference is the subscription. */
export type MethodOrder = { reference: string; email: string }

/** How a card for later charges is entered: in our own form, or in the provider's. */
export type MethodSetup = CardSetup

export type SavedMethod = { saved: true; methodId: string; methodName: string | null } | { saved: false; reason: string }

export type RefundOrder = { reference: string; paymentProviderId: string; amount: number }

/** A payment provider. Every call may fail, be late, or be repeated with the same reference and the same result. */
export type PaymentProvider = {
  readonly name: PaymentProviderName
  /** How the browser takes the card. */
  readonly form: Checkout['provider']
  /** Card numbers are entered in our own form, so a payment needs one to start. */
  readonly takesCardNumbers: boolean
  /** The hosts that a page with its form must allow; null for a form of our own. */
  readonly formHosts: FormHosts | null
  /** What the buyer needs to confirm a payment. */
  confirmationOf(payment: { clientSecret: string | null; hasMethod: boolean }): NonNullable<Payment['confirmation']>
  start(order: PaymentOrder): Promise<PaymentReport>
  confirm(providerId: string, approved: boolean): Promise<PaymentReport>
  find(reference: string, providerId: string | null): Promise<PaymentReport | undefined>
  /** After this it is Cancelled for good, or had been paid before. Also works for a payment that the provider does not know yet. */
  cancel(order: PaymentOrder, providerId: string | null): Promise<PaymentReport>
  beginMethod(order: MethodOrder): Promise<MethodSetup>
  /** Saves another card; nothing is charged. */
  saveMethod(order: MethodOrder & { card?: Card | undefined; setupId?: string | undefined }): Promise<SavedMethod>
  refund(order: RefundOrder): Promise<RefundReport>
  findDispute(disputeId: string): Promise<DisputeReport | undefined>
  /** Reads a webhook with a valid signature, by the real clock; undefined for everything else. */
  readEvent(body: string, headers: IncomingHttpHeaders): ProviderEvent | undefined
}

/** The provider did not answer, or not sensibly. It is unknown what it did. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider is away', { cause })
    this.name = 'ProviderAway'
  }
}

/** The current provider, and all others that are configured: a payment and its refunds stay with the provider that took it. */
export type PaymentProviders = {
  current: PaymentProvider
  all: readonly PaymentProvider[]
  find(name: string): PaymentProvider | undefined
  /** Throws for a provider that is no longer configured: its payments wait until it is. */
  get(name: string): PaymentProvider
}

export const paymentProviders = (current: PaymentProvider, ...others: readonly PaymentProvider[]): PaymentProviders => {
  const all = [current, ...others]
  const find = (name: string): PaymentProvider | undefined => all.find((one) => one.name === name)
  return {
    current,
    all,
    find,
    get: (name) => {
      const found = find(name)
      if (!found) throw new ProviderAway(new Error(`${name} took this payment and is not set up here`))
      return found
    },
  }
}
