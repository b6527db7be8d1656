/** The address of a page with the checkout over it: Back closes it, and whoever loads the page again finds it open. */
export const checkoutHash = '#checkout'

const storageKey = 'open-checkout'

export type OpenCheckout = {
  url: string
  orderId: string
  /** It was opened from the cart's drawer: whoever leaves it without buying finds that as it was. */
  isOverDrawer: boolean
}

/** Which checkout it is stays in this tab, as its secret does. */
export const rememberCheckout = (open: OpenCheckout): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(open))
  } catch {
    // Storage is forbidden: then a page that is loaded again shows itself alone.
  }
}

export const forgetCheckout = (): void => {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was remembered.
  }
}

/** Only a checkout of this very shop: the address is shown in a frame. */
export const recallCheckout = (): OpenCheckout | undefined => {
  try {
    const { url, orderId, isOverDrawer } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<OpenCheckout>
    const isOurs = typeof url === 'string' && typeof orderId === 'string' && url.startsWith(`${window.location.origin}/checkout/`)
    return isOurs ? { url, orderId, isOverDrawer: isOverDrawer === true } : undefined
  } catch {
    return undefined
  }
}
