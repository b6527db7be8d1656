import { leftCheckoutsKey } from './has-left-checkouts.ts'
import type { OpenCheckout } from './open-checkout.ts'

/** Checkouts that were closed, perhaps in the middle of paying. A page that is loaded anew goes on looking after them. */
export type LeftCheckout = OpenCheckout & {
  /** Null while it is open: a page may be left before it can say so. */
  leftAt: number | null
}

export const listLeftCheckouts = (): LeftCheckout[] => {
  try {
    const stored: LeftCheckout[] = JSON.parse(sessionStorage.getItem(leftCheckoutsKey) ?? '[]')
    return stored.filter(({ url }) => url.startsWith(`${window.location.origin}/checkout/`))
  } catch {
    return []
  }
}

const store = (left: readonly LeftCheckout[]): void => {
  try {
    if (left.length > 0) sessionStorage.setItem(leftCheckoutsKey, JSON.stringify(left))
    else sessionStorage.removeItem(leftCheckoutsKey)
  } catch {
    // Storage is forbidden: then none is followed.
  }
}

export const forgetLeft = (orderId: string): void => store(listLeftCheckouts().filter((left) => left.orderId !== orderId))

export const rememberLeft = (left: LeftCheckout): void => {
  forgetLeft(left.orderId)
  store([...listLeftCheckouts(), left])
}
