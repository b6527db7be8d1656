import { type PaymentProviders, paymentProviders } from '#platform/payments/provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { type Sandbox, startSandbox } from './sandbox/start-sandbox.ts'
import type { StripeSettings } from './stripe/stripe-provider.ts'

export type PaymentSettings = { stripe: StripeSettings | undefined; keepsSandbox: boolean; sandboxUrl: string | undefined }

export type OpenPayments = { providers: PaymentProviders; sandbox: Sandbox | undefined }

type Deps = { settings: PaymentSettings; databaseUrl: string; secret: Uint8Array; webhookUrl: string }

/** One that runs elsewhere, or one of our own. */
const openSandbox = async ({ settings, databaseUrl, secret, webhookUrl }: Deps) => {
  if (settings.sandboxUrl) return { provider: sandboxProvider({ url: settings.sandboxUrl, secret }), sandbox: undefined }
  const sandbox = await startSandbox({ databaseUrl, secret, webhookUrl: () => webhookUrl })
  return { provider: sandboxProvider({ url: sandbox.url, secret }), sandbox }
}

/** Stripe takes payments where its keys are set, else the Sandbox. Beside Stripe the Sandbox stays for what it took before, if it is asked for. */
export const openPayments = async (deps: Deps): Promise<OpenPayments> => {
  const { stripe, keepsSandbox } = deps.settings
  if (!stripe) {
    const { provider, sandbox } = await openSandbox(deps)
    return { providers: paymentProviders(provider), sandbox }
  }
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  if (!keepsSandbox) return { providers: paymentProviders(stripeProvider(stripe)), sandbox: undefined }
  const { provider, sandbox } = await openSandbox(deps)
  return { providers: paymentProviders(stripeProvider(stripe), provider), sandbox }
}
