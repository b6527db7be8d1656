/** The address of a page with the checkout over it: Back closes it, and a reload opens it again. */
export const checkoutHash = '#checkout'

const storageKey = 'open-checkout'

export type OpenCheckout = {
  url: string
  orderId: string
  /** It was opened from the cart's drawer, which is shown again if the buyer leaves without buying. */
  isOverDrawer: boolean
}

/** Stored for this tab only, like the checkout's secret. */
export const rememberCheckout = (open: OpenCheckout): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(open))
  } catch {
    // Storage is forbidden: then a reload shows only the page.
  }
}

export const forgetCheckout = (): void => {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored.
  }
}

/** Accepts only a checkout of this shop, since the address is shown in a frame. */
export const recallCheckout = (): OpenCheckout | undefined => {
  try {
    const { url, orderId, isOverDrawer } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<OpenCheckout>
    const isOurs = typeof url === 'string' && typeof orderId === 'string' && url.startsWith(`${window.location.origin}/checkout/`)
    return isOurs ? { url, orderId, isOverDrawer: isOverDrawer === true } : undefined
  } catch {
    return undefined
  }
}
