import type { Checkout } from '#contract/payments/checkout.ts'

const namesOf = (owned: Checkout['alreadyOwned']): string => new Intl.ListFormat('en').format(owned.map(({ name }) => name))

/** Owners are asked from the start; a guest who bought the same a short while ago, once the server has reported it. */
export const againLabel = (owned: Checkout['alreadyOwned']): string =>
  owned.length > 0 ? `I already own ${namesOf(owned)} and want another license.` : 'I have already bought this and want to buy it again.'
