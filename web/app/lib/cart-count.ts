import { useSyncExternalStore } from 'react'

/** How many line items the cart holds. Kept apart from the cart itself: the bar needs no more than this number. */
let count = 0
const listeners = new Set<() => void>()

export const setCartCount = (next: number): void => {
  if (next === count) return
  count = next
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useCartCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
