import type { Currency } from '#contract/core/currencies.ts'
import { setCurrency } from '../cart/cart.rules.ts'
import { theCart } from '../cart/cart-store.ts'

export const chooseCurrency = (currency: Currency): void => theCart().change((order) => setCurrency(order, currency))
