import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/buttons/button.tsx'
import { Mark } from '#web/ui/pictures/mark.tsx'

/** The shop's logo, and a button back to the shop. */
export const CheckoutHead = ({ onLeave }: { onLeave: () => unknown }) => (
  <div className="flex items-center justify-between gap-4">
    <Mark />
    <Button size="small" onPress={onLeave} icon={<X size={16} aria-hidden="true" />}>
      Back to the shop
    </Button>
  </div>
)
