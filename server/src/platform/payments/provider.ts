import type { IncomingHttpHeaders } from 'node:http'
import type { Currency } from '#contract/core/money.ts'
import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import type { CardSetup, PaymentProviderName } from '#contract/payments/providers.ts'
import type { FormHosts } from '#platform/http/security-headers.ts'

/** What a provider says about a payment. `Cancelled` is final: whatever comes later, it will never be charged. */
export type PaymentReport = {
  /** null where it refused to begin one at all. */
  providerId: string | null
  /** Our payment's id, which is also the idempotency key it was made with. */
  reference: string
  status: 'NeedsConfirmation' | 'Processing' | 'Succeeded' | 'Declined' | 'Cancelled' | 'Failed'
  amount: number
  currency: Currency
  reason: string | null
  /** For the provider's own form in the browser. */
  clientSecret: string | null
  /** Kept for renewals. */
  methodId: string | null
  /** As an invoice says it: 'Card ending in 4242'. */
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
  /** Until when the bank wants to hear us; null where it did not say. */
  dueAt: Date | null
}

/** What an event is about; what is true is asked of the provider, so that events may come in any order. */
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
  /** Of our own form. */
  card?: Card | undefined
  /** The card is to be charged again later: it is kept. */
  keepsMethod?: boolean | undefined
  /** A renewal: charges what was saved, with nobody there to confirm. */
  savedMethod?: string | undefined
  /** The buyer's own saved card, with them there: they may have to confirm. */
  chosenMethod?: string | undefined
}

/** Whose card it is: the reference names the subscription. */
export type MethodOrder = { reference: string; email: string }

/** How a card is entered that is charged later: in our own form, or in the provider's. */
export type MethodSetup = CardSetup

export type SavedMethod = { saved: true; methodId: string; methodName: string | null } | { saved: false; reason: string }

export type RefundOrder = { reference: string; paymentProviderId: string; amount: number }

/** Whoever moves the money. Every call may fail, be late, or be made twice with the same reference and the same end. */
export type PaymentProvider = {
  readonly name: PaymentProviderName
  /** How the browser takes the card. */
  readonly form: Checkout['provider']
  /** Card numbers come through our own form, so one is needed to begin. */
  readonly takesCardNumbers: boolean
  /** Whom a page with its form must let in; null for a form of our own. */
  readonly formHosts: FormHosts | null
  /** What the buyer is asked to confirm a payment with. */
  confirmationOf(payment: { clientSecret: string | null; hasMethod: boolean }): NonNullable<Payment['confirmation']>
  start(order: PaymentOrder): Promise<PaymentReport>
  confirm(providerId: string, approved: boolean): Promise<PaymentReport>
  find(reference: string, providerId: string | null): Promise<PaymentReport | undefined>
  /** After this it is Cancelled for good, or was paid before. It also holds for a payment the provider has not heard of yet. */
  cancel(order: PaymentOrder, providerId: string | null): Promise<PaymentReport>
  beginMethod(order: MethodOrder): Promise<MethodSetup>
  /** Keeps another card; nothing is charged. */
  saveMethod(order: MethodOrder & { card?: Card | undefined; setupId?: string | undefined }): Promise<SavedMethod>
  refund(order: RefundOrder): Promise<RefundReport>
  findDispute(disputeId: string): Promise<DisputeReport | undefined>
  /** Reads a webhook whose signature is right, by the clock on the wall; undefined for everything else. */
  readEvent(body: string, headers: IncomingHttpHeaders): ProviderEvent | undefined
}

/** The provider did not answer, or not sensibly. What it did is not known. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider is away', { cause })
    this.name = 'ProviderAway'
  }
}

/** Who takes payments now, and everybody else who is set up: what was paid is looked after and given back by whoever took it. */
export type PaymentProviders = {
  current: PaymentProvider
  all: readonly PaymentProvider[]
  find(name: string): PaymentProvider | undefined
  /** Of one that is not set up any more nothing is known: what it took waits until it is. */
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
