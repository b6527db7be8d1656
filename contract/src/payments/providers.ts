import { z } from 'zod'
import { sandbox } from './providers/sandbox.ts'
import { stripe } from './providers/stripe.ts'

/**
 * Who can take payments. Each is described once here, in a file of its own, and once in a folder of its own on the server and on the
 * site; each layer has a registry over `PaymentProviderName` that does not compile until a new one is in it. Nobody else names them.
 */
export const paymentProviderNames = [sandbox.name, stripe.name] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]

/** How the browser takes a card at the checkout. */
export const providerForm = z.discriminatedUnion('name', [sandbox.form, stripe.form])

/** What the buyer is asked once a payment has begun. */
export const paymentConfirmation = z.discriminatedUnion('kind', [sandbox.confirmation, stripe.confirmation])

/** How another card is entered that is charged later. */
export const cardSetup = z.discriminatedUnion('kind', [sandbox.cardSetup, stripe.cardSetup])
export type CardSetup = z.infer<typeof cardSetup>

/** Each provider's own. */
export const webhooks = { [sandbox.name]: sandbox.webhook, [stripe.name]: stripe.webhook } satisfies Record<
  PaymentProviderName,
  { path: string }
>
