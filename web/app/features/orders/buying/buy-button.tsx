import type { Variation } from '#contract/catalog/catalog.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { ButtonKind } from '#web/ui/buttons/button-look.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Price } from '#web/ui/price.tsx'
import type { CartItem } from '../order.ts'

const load = () => arrive(import('./buy-at-once.ts'))
const preload = (): void => void load().catch(() => undefined)

type BuyButtonProps = {
  item: CartItem
  /** Without it, the default one. */
  variation?: Variation | undefined
  kind?: ButtonKind
}

/** Buys one item directly, with its price on the button. */
export const BuyButton = ({ item, variation: chosen, kind = 'plain' }: BuyButtonProps) => {
  const currency = useCurrency()
  const variation = chosen ?? item.item.pricingConfiguration
  if (!variation) return null
  return (
    <Button
      size="small"
      kind={kind}
      onPress={() => load().then(({ buyAtOnce }) => buyAtOnce(item, variation))}
      onFail={tellFailure}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <span>
        Buy <span className="sr-only">{item.item.name} for </span>
        <Price amount={variation.price[currency]} currency={currency} per={periodOf(variation.recurrence)} />
      </span>
    </Button>
  )
}
