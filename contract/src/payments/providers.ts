import { z } from 'zod'
import { sandbox } from './providers/sandbox.ts'
import { stripe } from './providers/stripe.ts'

/**
 * The payment providers. Each has one file here, and one folder each on the server and on the site; each layer has a registry over
 * `PaymentProviderName` that does not compile until a new one is in it. No other code names a provider.
 */
const providers = { Sandbox: sandbox, Stripe: stripe } satisfies { [Name in string]: { name: Name } }

export type PaymentProviderName = keyof typeof providers
export const paymentProviderNames = Object.keys(providers) as [PaymentProviderName, ...PaymentProviderName[]]

type Provider = (typeof providers)[PaymentProviderName]

const each = <Part extends keyof Provider>(part: Part) =>
  Object.values(providers).map((provider) => provider[part]) as [Provider[Part], ...Provider[Part][]]

/** How the checkout takes a card in the browser. */
export const providerForm = z.discriminatedUnion('name', each('form'))

/** What the buyer has to confirm after a payment was started. */
export const paymentConfirmation = z.discriminatedUnion('kind', each('confirmation'))

/** How a new card is entered that will be charged later. */
export const cardSetup = z.discriminatedUnion('kind', each('cardSetup'))
export type CardSetup = z.infer<typeof cardSetup>

/** One webhook route per provider. */
export const webhooks = { Sandbox: sandbox.webhook, Stripe: stripe.webhook } satisfies {
  [Name in PaymentProviderName]: (typeof providers)[Name]['webhook']
}
