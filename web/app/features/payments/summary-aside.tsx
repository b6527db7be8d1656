import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import type { Checkout } from '#contract/payments/checkout.ts'
import { classes } from '#web/ui/classes.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderSummary } from './order-summary.tsx'

const look = 'w-full border-line bg-paper-2 px-4 max-lg:order-first max-lg:border-b sm:px-10 lg:border-l lg:px-18 lg:pt-27 lg:pb-12'

/** Reserves its space before it is loaded, so that the steps do not move down when it appears. */
export const EmptySummary = () => (
  <div aria-hidden="true" className={look}>
    <div className="h-13" />
  </div>
)

/** The order next to the steps. A phone shows the amount due, and the rest on request. */
export const SummaryAside = ({ checkout, isPaid, coupon }: { checkout: Checkout; isPaid: boolean; coupon: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { due } = checkout.order.total
  return (
    <aside aria-label="Order summary" className={look}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-13 w-full items-center gap-2 text-14 lg:hidden"
      >
        {isOpen ? 'Hide the order' : 'Show the order'}
        <ChevronDown size={16} aria-hidden="true" className={classes('transition-transform', isOpen && 'rotate-180')} />
        <Price amount={due.amount} currency={due.currency} exact className="ml-auto text-16" />
      </button>
      <div id={id} className={classes('max-w-110 max-lg:pb-6', !isOpen && 'max-lg:hidden')}>
        <OrderSummary checkout={checkout} isPaid={isPaid} coupon={coupon} />
      </div>
    </aside>
  )
}
