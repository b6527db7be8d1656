import { z } from 'zod'
import { sandbox } from './providers/sandbox.ts'
import { stripe } from './providers/stripe.ts'

/**
 * Who can take payments. Each is described once here, in a file of its own, and once in a folder of its own on the server and on the
 * site; each layer has a registry over `PaymentProviderName` that does not compile until a new one is in it. Nobody else names them.
 */
const providers = { Sandbox: sandbox, Stripe: stripe } satisfies { [Name in string]: { name: Name } }

export type PaymentProviderName = keyof typeof providers
export const paymentProviderNames = Object.keys(providers) as [PaymentProviderName, ...PaymentProviderName[]]

type Provider = (typeof providers)[PaymentProviderName]

const each = <Part extends keyof Provider>(part: Part) =>
  Object.values(providers).map((provider) => provider[part]) as [Provider[Part], ...Provider[Part][]]

/** How the browser takes a card at the checkout. */
export const providerForm = z.discriminatedUnion('name', each('form'))

/** What the buyer is asked once a payment has begun. */
export const paymentConfirmation = z.discriminatedUnion('kind', each('confirmation'))

/** How another card is entered that is charged later. */
export const cardSetup = z.discriminatedUnion('kind', each('cardSetup'))
export type CardSetup = z.infer<typeof cardSetup>

/** Each provider's own. */
export const webhooks = { Sandbox: sandbox.webhook, Stripe: stripe.webhook } satisfies {
  [Name in PaymentProviderName]: (typeof providers)[Name]['webhook']
}
