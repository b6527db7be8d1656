import { dismissToast, toast } from '#web/ui/overlays/toast.ts'

const shown = new Set<number>()

/** Reports that an item was added to the cart. */
export const showAdded = (name: string, openCart: () => void): void => {
  shown.add(toast({ kind: 'ok', text: `${name} is in your cart`, action: { label: 'Open cart', run: openCart } }))
}

/** Hides it once the cart or checkout is open: it would only cover them. */
export const hideAdded = (): void => {
  for (const id of shown) dismissToast(id)
  shown.clear()
}
