import { useSyncExternalStore } from 'react'
import { call } from '#web/lib/api/call.ts'
import { cartKey, showCartGlance } from '#web/lib/session/cart-glance.ts'
import { subscribeToViewer, viewerId } from '#web/lib/session/viewer.ts'
import { startOrder } from '../buying/start-order.ts'
import { applyCoupon, getOrder, patchOrder, removeCoupon } from '../order-routes.ts'
import { storedOrder } from '../stored-order.ts'
import { utmFor } from '../utm.ts'
import { type Cart, type CartView, createCart } from './create-cart.ts'

/** Milliseconds after which a buyer who returns to the page gets the current prices. */
const oldAfter = 60_000

const server: Parameters<typeof createCart>[0]['server'] = {
  read: (orderId) => call(getOrder, { params: { orderId } }),
  update: (orderId, body, { signal, checkout }) =>
    call(
      patchOrder,
      {
        params: { orderId },
        query: {
          ...(checkout && { checkout: 'true', returnUrl: checkout.returnUrl }),
          ...utmFor(location.search, Date.now(), localStorage),
        },
        body,
      },
      { signal },
    ),
  applyCoupon: (orderId, code) => call(applyCoupon, { params: { orderId }, query: { code } }),
  removeCoupon: (orderId, { id, creatorId, code }) => call(removeCoupon, { params: { orderId }, query: { id, creator: creatorId, code } }),
}

const open = (): Cart => {
  const cart = createCart({ storage: storedOrder, server, newId: () => crypto.randomUUID(), warn: (text) => console.warn(text) })
  let lookedAt = Date.now()
  const look = (): void => {
    lookedAt = Date.now()
    if (cart.read().order.items.length > 0) void cart.refresh()
  }
  cart.subscribe(() => showCartGlance(cart.read().order))
  window.addEventListener('storage', ({ key }) => (key === cartKey || key === null) && cart.follow())
  window.addEventListener('online', cart.retry)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (Date.now() - lookedAt > oldAfter) look()
    else cart.retry()
  })
  let viewer = viewerId()
  // Somebody signed in or out, here or in another tab: their prices are their own.
  subscribeToViewer(() => {
    const before = viewer
    viewer = viewerId()
    if (before === undefined || before === viewer) return
    cart.follow()
    look()
  })
  look()
  return cart
}

let opened: Cart | undefined

/** The page's only cart. It is opened when first needed; on the server there is none. */
export const theCart = (): Cart => {
  opened ??= open()
  return opened
}

const none: CartView = { order: startOrder(''), sync: { state: 'settled' } }

export const useCart = (): CartView =>
  useSyncExternalStore(
    (tell) => theCart().subscribe(tell),
    () => theCart().read(),
    () => none,
  )
