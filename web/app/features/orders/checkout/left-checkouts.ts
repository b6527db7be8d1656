import type { OpenCheckout } from './open-checkout.ts'

/** Checkouts that were closed, perhaps in the middle of paying. A page that is loaded anew goes on looking after them. */
export type LeftCheckout = OpenCheckout & { leftAt: number }

const storageKey = 'left-checkouts'
/** Milliseconds after which nothing more is expected of a payment. */
const followedFor = 60_000

export const listLeftCheckouts = (now: number): LeftCheckout[] => {
  try {
    const stored: LeftCheckout[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return stored.filter(({ url, leftAt }) => url.startsWith(`${window.location.origin}/checkout/`) && now - leftAt < followedFor)
  } catch {
    return []
  }
}

const store = (left: readonly LeftCheckout[]): void => {
  try {
    if (left.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(left))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden: then only this page follows them.
  }
}

export const forgetLeft = (orderId: string, now: number): void => store(listLeftCheckouts(now).filter((left) => left.orderId !== orderId))

export const rememberLeft = (left: LeftCheckout): void => {
  forgetLeft(left.orderId, left.leftAt)
  store([...listLeftCheckouts(left.leftAt), left])
}
