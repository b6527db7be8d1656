import { dismissToast, toast } from '#web/ui/overlays/toast.ts'

const shown = new Set<number>()

/** Says that something was put into the cart. */
export const showAdded = (name: string, openCart: () => void): void => {
  shown.add(toast({ kind: 'ok', text: `${name} is in your cart`, action: { label: 'Open cart', run: openCart } }))
}

/** Whoever looks at the cart, or pays, knows: it would only stand before what they came for. */
export const hideAdded = (): void => {
  for (const id of shown) dismissToast(id)
  shown.clear()
}
