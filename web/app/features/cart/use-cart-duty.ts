import { useEffect } from 'react'
import { openCart } from './cart-store.ts'

/** Opens the cart on every page, because its badge stands in the bar. */
export const useCartDuty = (): void => useEffect(openCart, [])
