import { useSyncExternalStore } from 'react'
import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'

/** Where the browser keeps the cart. */
export const cartKey = 'order'

type CartGlance = { count: number; currency: Currency }

/** What the bar and the prices need to know of the cart. The cart itself is loaded only where there is something in it. */
const none: CartGlance = { count: 0, currency: defaultCurrency }
let glance = none
const listeners = new Set<() => void>()

export const showCartGlance = ({ items, currency }: { items: readonly unknown[]; currency: Currency }): void => {
  if (items.length === glance.count && currency === glance.currency) return
  glance = { count: items.length, currency }
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

/** The currency prices are shown in: the cart's. Every answer carries them all, so that a choice needs no call. */
export const useCurrency = (): Currency => useGlance().currency
