import { type PaymentProvider, type PaymentProviders, paymentProviders } from '#platform/payments/provider.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import type { StripeSettings } from './stripe/stripe-provider.ts'

export type PaymentSettings = { stripe: StripeSettings | undefined; keepsSandbox: boolean; sandboxUrl: string | undefined }

/** Providers that are open, and how to let go of what runs for them. */
export type OpenPayments = { providers: PaymentProviders; close(): Promise<void> }

type Deps = {
  settings: PaymentSettings
  databaseUrl: string
  secretFor(purpose: 'sandbox'): Uint8Array
  /** Where a provider that runs beside us tells what happened. */
  webhookBase: string
}

type Opened = { provider: PaymentProvider; close(): Promise<void> }

const openStripe = async (settings: StripeSettings): Promise<Opened> => {
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return { provider: stripeProvider(settings), close: async () => undefined }
}

/** Stripe takes payments where its keys are set, else the Sandbox. Beside Stripe the Sandbox stays for what it took before, if it is asked for. */
export const openPayments = async ({ settings, databaseUrl, secretFor, webhookBase }: Deps): Promise<OpenPayments> => {
  const { stripe, keepsSandbox, sandboxUrl } = settings
  const sandbox = () => openSandbox({ url: sandboxUrl, databaseUrl, secret: secretFor('sandbox'), webhookBase })
  const [current, ...others]: [Opened, ...Opened[]] = stripe
    ? [await openStripe(stripe), ...(keepsSandbox ? [await sandbox()] : [])]
    : [await sandbox()]
  return {
    providers: paymentProviders(current.provider, ...others.map(({ provider }) => provider)),
    close: async () => {
      for (const one of [current, ...others]) await one.close()
    },
  }
}
