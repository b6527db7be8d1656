import { useSyncExternalStore } from 'react'
import type { Variation } from '#contract/catalog.ts'
import { setCartCount } from '#web/lib/cart-count.ts'
import { addItem, setQuantity, startOrder } from './cart.rules.ts'
import type { CartItem, CartOrder } from './order.ts'

const storageKey = 'order'
const none: CartOrder = { id: '', currency: 'USD', status: 'Open', items: [] }

let order: CartOrder = none
const listeners = new Set<() => void>()

const show = (next: CartOrder): void => {
  order = next
  setCartCount(order.items.length)
  for (const tell of listeners) tell()
}

/** Somebody else may have written there: another tab, an older release, a curious hand. */
const isOrder = (value: unknown): value is CartOrder =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as CartOrder).id === 'string' &&
  Array.isArray((value as CartOrder).items) &&
  (value as CartOrder).items.every((line) => typeof line?.id === 'string' && typeof line.variation?.price?.USD === 'number')

const read = (): CartOrder => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (isOrder(stored)) return stored
  } catch {
    // Nothing readable: a new cart.
  }
  return startOrder(crypto.randomUUID())
}

const keep = (next: CartOrder): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage can be full or forbidden. The cart then lives as long as the page.
  }
  show(next)
}

const followOtherTabs = (event: StorageEvent): void => {
  if (event.key === storageKey) show(read())
}

/** Wakes the cart up; called once the page is alive, because the server knows no cart. */
export const openCart = (): (() => void) => {
  show(read())
  window.addEventListener('storage', followOtherTabs)
  return () => window.removeEventListener('storage', followOtherTabs)
}

export const addToCart = (item: CartItem, variation?: Variation): void => keep(addItem(order.id ? order : read(), item, variation))

export const changeQuantity = (lineId: string, quantity: number): void => keep(setQuantity(order, lineId, quantity))

/** Brings a cart back as it was, to undo a removal. */
export const restoreCart = (before: CartOrder): void => keep(before)

export const currentCart = (): CartOrder => order

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useCart = (): CartOrder =>
  useSyncExternalStore(
    subscribe,
    () => order,
    () => none,
  )
