import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Currency } from '#contract/core/currencies.ts'
import { useCartCurrency } from '#web/lib/session/cart-glance.ts'
import { comparedCurrency, type HomeSearch, searchHref, withChoice } from './home-search.ts'

/** A list that is filtered or sorted by prices is shown in the currency of its address, and the address follows the visitor's currency. */
export const useFollowCurrency = (search: HomeSearch): Currency | undefined => {
  const mine = useCartCurrency()
  const compared = comparedCurrency(search)
  const navigate = useNavigate()
  const follow = useEffectEvent((address: string) => void navigate(address, { replace: true, preventScrollReset: true }))
  // Depends on the address, so that another navigation before this one has ended is followed as well.
  const address = mine && compared && mine !== compared ? searchHref(withChoice(search, { currency: mine })) : undefined
  useEffect(() => {
    if (address) follow(address)
  }, [address])
  return compared
}
