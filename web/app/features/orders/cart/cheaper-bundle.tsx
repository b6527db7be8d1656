import type { CartHints } from '#contract/orders/cart-hints.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Price } from '#web/ui/price.tsx'
import { replaceWithBundle, undoBundle } from './cart.rules.ts'
import { theCart } from './cart-store.ts'

/** A bundle that costs less than the lines it replaces: the saving, and a button to switch. */
export const CheaperBundle = ({ bundle, replaces, more, saving }: NonNullable<CartHints['cheaper']>) => {
  const change = (): void => {
    const before = theCart().read().order
    theCart().change((order) => replaceWithBundle(order, replaces, bundle))
    const undo = { label: 'Undo', run: () => theCart().change((order) => undoBundle(order, before, replaces, bundle)) }
    toast({ kind: 'ok', text: `${bundle.name} is in your cart instead`, action: undo })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 border-b border-line py-4 text-14">
      <p className="min-w-0">
        <b>{bundle.name}</b> has {replaces.length === 1 ? 'this' : `these ${replaces.length}`}
        {more > 0 && ` and ${more} more`} for <Price amount={saving.amount} currency={saving.currency} /> less.
      </p>
      <Button size="small" onPress={change} onFail={tellFailure} successLabel="Changed">
        Get the bundle
      </Button>
    </div>
  )
}
