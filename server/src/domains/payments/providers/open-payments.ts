import type { PaymentProvider } from '../../../platform/payments/provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { type Sandbox, startSandbox } from './sandbox/start-sandbox.ts'
import type { StripeSettings } from './stripe/stripe-provider.ts'

export type PaymentSettings = { stripe: StripeSettings | undefined; sandboxUrl: string | undefined }

export type OpenPayments = { provider: PaymentProvider; sandbox: Sandbox | undefined }

type Deps = { settings: PaymentSettings; databaseUrl: string; secret: Uint8Array; webhookUrl: string }

/** Stripe where its keys are set, else the Sandbox: one that runs elsewhere, or one of our own. */
export const openPayments = async ({ settings, databaseUrl, secret, webhookUrl }: Deps): Promise<OpenPayments> => {
  if (settings.stripe) {
    const { stripeProvider } = await import('./stripe/stripe-provider.ts')
    return { provider: stripeProvider(settings.stripe), sandbox: undefined }
  }
  if (settings.sandboxUrl) return { provider: sandboxProvider({ url: settings.sandboxUrl, secret }), sandbox: undefined }
  const sandbox = await startSandbox({ databaseUrl, secret, webhookUrl: () => webhookUrl })
  return { provider: sandboxProvider({ url: sandbox.url, secret }), sandbox }
}
