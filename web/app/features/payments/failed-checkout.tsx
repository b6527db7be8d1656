import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Mark } from '#web/ui/pictures/mark.tsx'
import { isFramed, tellOpener } from './tell-opener.ts'

const leave = (): void => {
  if (isFramed()) tellOpener({ type: 'close', completed: false }, [])
  else window.location.assign('/cart')
}

/** A checkout that is none, alone or in a frame: there is a way out of it all the same. */
export const FailedCheckout = ({ children }: { children: ReactNode }) => (
  <main id="content" className="column pt-5">
    <div className="flex items-center justify-between gap-4">
      <Mark />
      <Button size="small" onPress={leave} icon={<X size={16} aria-hidden="true" />}>
        Back to the shop
      </Button>
    </div>
    {children}
  </main>
)
