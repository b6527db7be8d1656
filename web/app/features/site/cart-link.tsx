import { Link } from 'react-router'
import { useCartCount } from '#web/lib/session/cart-glance.ts'
import { classes } from '#web/ui/classes.ts'

/** The badge shows the count of line items. */
export const CartLink = ({ className }: { className?: string | undefined }) => {
  const count = useCartCount()
  return (
    <Link
      to="/cart"
      className={classes('relative underline-offset-[0.3em] hover:underline', className)}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
    >
      Cart
      {count > 0 && (
        <b className="figures absolute -top-2 -right-3 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent">
          {count}
        </b>
      )}
    </Link>
  )
}
