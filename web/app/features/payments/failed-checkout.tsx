import type { ReactNode } from 'react'
import { CheckoutHead } from './checkout-head.tsx'
import { isFramed, tellOpener } from './tell-opener.ts'

const leave = (): void => {
  if (isFramed()) tellOpener({ type: 'close', completed: false }, [])
  else window.location.assign('/cart')
}

/** A checkout that could not be opened, alone or in a frame, still has a way out. */
export const FailedCheckout = ({ children }: { children: ReactNode }) => (
  <main id="content" className="column pt-5">
    <CheckoutHead onLeave={leave} />
    {children}
  </main>
)
