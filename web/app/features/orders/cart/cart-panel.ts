import { useSyncExternalStore } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import type { OpenCheckout } from '../checkout/open-checkout.ts'
import type { CartItem } from '../order.ts'
import { hideAdded } from './added-toast.ts'

/** What the cart shows over a page. */
export type CartPanel =
  | { kind: 'drawer' }
  | { kind: 'owned'; item: CartItem; variation: Variation | undefined }
  | ({ kind: 'checkout' } & OpenCheckout)

let panel: CartPanel | null = null
const listeners = new Set<() => void>()

const show = (next: CartPanel | null): void => {
  panel = next
  for (const tell of listeners) tell()
}

export const isDrawerOpen = (): boolean => panel?.kind === 'drawer'
export const isCheckoutOpen = (orderId: string): boolean => panel?.kind === 'checkout' && panel.orderId === orderId

export const showCartPanel = (next: CartPanel): void => {
  hideAdded()
  show(next)
}

/** A drawer that is closing still reports that it closes; the panel that opened in its place stays. */
export const hideCartPanel = (kind: CartPanel['kind']): void => {
  if (panel?.kind === kind) show(null)
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whatever is shown below a checkout, nobody sees. */
export const untilNoCheckout = (): Promise<void> =>
  new Promise((resolve) => {
    if (panel?.kind !== 'checkout') return resolve()
    const stop = subscribe(() => {
      if (panel?.kind === 'checkout') return
      stop()
      resolve()
    })
  })

export const useCartPanel = (): CartPanel | null =>
  useSyncExternalStore(
    subscribe,
    () => panel,
    () => null,
  )
