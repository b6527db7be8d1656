import type { Variation } from '#contract/catalog/catalog.ts'
import { currentUser } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { putIntoCart } from '../cart/add-item.ts'
import type { CartItem } from '../order.ts'

type Asked = { item: CartItem; variation: Variation | undefined }

const isSubscribed = (asked: Asked | null): boolean =>
  asked !== null && (currentUser()?.subscribedProducts.includes(`${asked.item.item.creatorId}/${asked.item.item.id}`) ?? false)

/** Asks before the same product is bought a second time, or beside a subscription. */
export const OwnedDialog = ({ asked, onClose }: { asked: Asked | null; onClose: () => void }) => (
  <Dialog
    open={asked !== null}
    onClose={onClose}
    size="small"
    title={`You already ${isSubscribed(asked) ? 'subscribe to' : 'own'} ${asked?.item.item.name ?? 'this'}`}
    description={
      isSubscribed(asked)
        ? 'A license that you buy is yours to keep and has its own seats. Your subscription continues until you cancel it.'
        : 'Another license doesn’t add seats to the one you have. Buy it again only if you need a second license.'
    }
    actions={
      <>
        <ButtonLink to="/account/licenses" size="small" onClick={onClose}>
          See my licenses
        </ButtonLink>
        <Button
          size="small"
          kind="go"
          onPress={() => {
            if (asked) putIntoCart(asked.item, asked.variation)
            onClose()
          }}
          onFail={tellFailure}
        >
          Add it anyway
        </Button>
      </>
    }
  />
)
