import { useEffect } from 'react'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { cartKey, showCartGlance } from '#web/lib/session/cart-glance.ts'
import { startOrder } from '../buying/start-order.ts'

/** Reads the size of the stored cart, and creates one where there is none. */
const glance = (): number => {
  try {
    const stored = JSON.parse(localStorage.getItem(cartKey) ?? 'null')
    if (Array.isArray(stored?.items)) {
      showCartGlance(stored)
      return stored.items.length
    }
    const begun = startOrder(crypto.randomUUID())
    localStorage.setItem(cartKey, JSON.stringify(begun))
    showCartGlance(begun)
  } catch {
    // Storage is forbidden or unreadable. The cart itself handles that when an item is added.
  }
  return 0
}

/** Every page shows how many items are in the cart. The cart's code is loaded only where there are some. */
export const useCartDuty = (): void =>
  useEffect(() => {
    const look = (): void => {
      if (glance() > 0) void arriveQuietly(import('./cart-store.ts')).then((store) => store?.theCart())
    }
    look()
    const { search } = window.location
    if (search.includes('utm_')) void arriveQuietly(import('../utm.ts')).then((utm) => utm?.rememberUtm(search, Date.now(), localStorage))
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [])
