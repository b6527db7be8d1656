import { useSyncExternalStore } from 'react'
import type { Variation } from '#contract/catalog.ts'
import type { CartItem } from './order.ts'

/** What the cart shows over a page. */
export type CartPanel =
  | { kind: 'drawer' }
  | { kind: 'owned'; item: CartItem; variation: Variation | undefined }
  | { kind: 'checkout'; url: string; orderId: string }

let panel: CartPanel | null = null
const listeners = new Set<() => void>()

export const showCartPanel = (next: CartPanel | null): void => {
  panel = next
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useCartPanel = (): CartPanel | null =>
  useSyncExternalStore(
    subscribe,
    () => panel,
    () => null,
  )
