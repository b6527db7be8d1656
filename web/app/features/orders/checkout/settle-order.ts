import { outdateReads } from '#web/lib/api/read-cache.ts'
import { currentUser, reloadViewer } from '#web/lib/session/viewer.ts'
import { theCart } from '../cart/cart-store.ts'

/** A purchase changes what this visitor owns and sees. */
export const settleOrder = (orderId: string): void => {
  theCart().finish(orderId)
  if (currentUser()) void reloadViewer().catch(() => undefined)
  void outdateReads('/api/').catch(() => undefined)
}
