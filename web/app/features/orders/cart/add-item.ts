import type { Variation } from '#contract/catalog/catalog.ts'
import { countAttention } from '#web/lib/analytics/count-attention.ts'
import { analytics } from '#web/lib/analytics/site-analytics.ts'
import { currentUser } from '#web/lib/session/viewer.ts'
import { isOwned } from '../buying/owned.rules.ts'
import type { CartItem } from '../order.ts'
import { showAdded } from './added-toast.ts'
import { addItem } from './cart.rules.ts'
import { showCartPanel } from './cart-panel.ts'
import { theCart } from './cart-store.ts'

/** Adds an item to the cart at once; the toast offers to open the cart. */
export const putIntoCart = (item: CartItem, variation?: Variation): void => {
  theCart().change((order) => addItem(order, item, variation))
  countAttention(item.item.creatorId, 'cart')
  analytics.capture({ name: 'cart-item-added', properties: { item: item.item.id, creator: item.item.creatorId } })
  showAdded(item.item.name, () => showCartPanel({ kind: 'drawer' }))
}

/** Asks first about an item that the buyer already owns: false, since nothing was added. */
export const askAndPut = (item: CartItem, variation?: Variation): boolean => {
  const isAsked = isOwned(item, variation, currentUser()?.ownedProducts)
  if (isAsked) showCartPanel({ kind: 'owned', item, variation })
  else putIntoCart(item, variation)
  return !isAsked
}
