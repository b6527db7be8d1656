import { useEffect } from 'react'
import { CheckoutButton } from '../checkout/checkout-button.tsx'
import { CurrencyChoice } from '../currency/currency-choice.tsx'
import { hideAdded } from './added-toast.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotes } from './cart-notes.tsx'
import { theCart } from './cart-store.ts'
import { CartSum } from './cart-sum.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { CouponField } from './coupon-field.tsx'
import type { CartView } from './create-cart.ts'

/** The cart as a page: its lines at the left, the total at the right. */
export const WholeCart = ({ order, sync }: CartView) => {
  useEffect(hideAdded, [])
  return (
    <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      {/* In one column the total follows the lines directly: a cheaper bundle is found later, and goes to the end. */}
      <div className="min-w-0 max-lg:contents">
        <CartTrouble sync={sync} className="mb-5" />
        <CartNotes notes={order.notes} className="mb-5" />
        <div className="max-lg:contents lg:border-t lg:border-line max-lg:[&>:not(ul)]:order-last max-lg:[&>ul]:border-t max-lg:[&>ul]:border-line">
          <CartLines order={order} />
        </div>
      </div>
      <aside aria-label="Summary" className="grid content-start gap-5 self-start lg:sticky lg:top-6">
        <CurrencyChoice currency={order.currency} />
        <CouponField applied={order.couponsApplied} apply={theCart().applyCoupon} remove={theCart().removeCoupon} />
        <CartSum order={order} />
        <div className="grid gap-3">
          <CheckoutButton order={order} />
          <p className="text-14 text-ink-2">Tax depends on your country and is shown before you pay.</p>
        </div>
      </aside>
    </div>
  )
}
