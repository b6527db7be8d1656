/** Who can take payments. Each is a folder in server/src/domains/payments/providers and a form on the site. */
export const paymentProviderNames = ['Sandbox', 'Stripe'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]
