import type { Variation } from '#contract/catalog/catalog.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { CartItem } from '../order.ts'

type GetFreeProps = { item: CartItem; variation: Variation; size?: 'small' | 'normal'; wide?: boolean }

/** Costs nothing, in any currency, now and later. */
export const isFree = ({ price, recurrence }: Variation): boolean =>
  recurrence.type === 'OneOff' && Object.values(price).every((amount) => amount === 0)

/** A free item needs no cart, only an e-mail address. */
export const GetFree = ({ item, variation, size = 'normal', wide = false }: GetFreeProps) => (
  <Button
    kind="go"
    size={size}
    wide={wide}
    onPress={() =>
      arrive(import('../checkout/start-checkout.ts'))
        .then(({ startFree }) => startFree(item, variation))
        .then(() => false)
    }
    onFail={tellFailure}
    busyLabel="Opening"
  >
    Get it free
  </Button>
)
