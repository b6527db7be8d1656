import { createContext, use, useSyncExternalStore } from 'react'
import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'

/** The key under which the browser stores the cart. */
export const cartKey = 'order'

type CartGlance = {
  count: number
  currency: Currency
  /** Whether the storage was read already. The server and the first render know no cart. */
  isKnown: boolean
}

/** What the bar and the prices need to know of the cart. The cart itself is loaded only where it has lines. */
const none: CartGlance = { count: 0, currency: defaultCurrency, isKnown: false }
let glance = none
const listeners = new Set<() => void>()

export const showCartGlance = ({ items, currency }: { items: readonly unknown[]; currency: Currency }): void => {
  if (glance.isKnown && items.length === glance.count && currency === glance.currency) return
  glance = { count: items.length, currency, isKnown: true }
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const useGlance = (): CartGlance =>
  useSyncExternalStore(
    subscribe,
    () => glance,
    () => none,
  )

/** How many line items the cart holds. */
export const useCartCount = (): number => useGlance().count

/** The currency of the cart, once the storage was read. */
export const useCartCurrency = (): Currency | undefined => {
  const { currency, isKnown } = useGlance()
  return isKnown ? currency : undefined
}

/** Around a list that was filtered or sorted by prices: the currency they were compared in. */
export const ComparedCurrency = createContext<Currency | undefined>(undefined)

/** The currency prices are shown in: the cart's. Every answer has all currencies, so that changing it needs no call. */
export const useCurrency = (): Currency => {
  const { currency } = useGlance()
  return use(ComparedCurrency) ?? currency
}
