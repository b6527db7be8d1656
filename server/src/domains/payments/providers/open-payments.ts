import type { PaymentProviderName } from '#contract/payments/providers.ts'
import { type PaymentProvider, type PaymentProviders, paymentProviders } from '#platform/payments/provider.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import type { StripeSettings } from './stripe/stripe-provider.ts'

export type PaymentSettings = { stripe: StripeSettings | undefined; keepsSandbox: boolean; sandboxUrl: string | undefined }

/** The open providers, and how to close what runs for them. */
export type OpenPayments = { providers: PaymentProviders; close(): Promise<void> }

type Deps = {
  settings: PaymentSettings
  databaseUrl: string
  secretFor(purpose: 'sandbox'): Uint8Array
  /** Receives the events of a provider that runs next to us. */
  webhookBase: string
}

type Opened = { provider: PaymentProvider; close(): Promise<void> }

const openStripe = async (settings: StripeSettings): Promise<Opened> => {
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return { provider: stripeProvider(settings), close: async () => undefined }
}

/**
 * Opens each provider; undefined where it is not configured. The first configured one takes payments, the others look after what they took.
 * The Sandbox takes payments where nobody else does, and stays next to another if it is asked for.
 */
const openers: { readonly [Name in PaymentProviderName]: (deps: Deps) => Promise<Opened> | undefined } = {
  Stripe: ({ settings: { stripe } }) => stripe && openStripe(stripe),
  Sandbox: ({ settings: { stripe, keepsSandbox, sandboxUrl }, databaseUrl, secretFor, webhookBase }) =>
    stripe && !keepsSandbox ? undefined : openSandbox({ url: sandboxUrl, databaseUrl, secret: secretFor('sandbox'), webhookBase }),
}

export const openPayments = async (deps: Deps): Promise<OpenPayments> => {
  const opened: Opened[] = []
  for (const open of Object.values(openers)) {
    const one = await open(deps)
    if (one) opened.push(one)
  }
  const [current, ...others] = opened
  if (!current) throw new Error('No payment provider is set up')
  return {
    providers: paymentProviders(current.provider, ...others.map(({ provider }) => provider)),
    close: async () => {
      for (const one of opened) await one.close()
    },
  }
}
