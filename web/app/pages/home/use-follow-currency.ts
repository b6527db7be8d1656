import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Currency } from '#contract/core/currencies.ts'
import { useCartCurrency } from '#web/lib/session/cart-glance.ts'
import { comparedCurrency, type HomeSearch, searchHref, withChoice } from './home-search.ts'

/** A list that prices narrow or sort is shown in the currency of its address, and the address follows whoever looks. */
export const useFollowCurrency = (search: HomeSearch): Currency | undefined => {
  const mine = useCartCurrency()
  const compared = comparedCurrency(search)
  const navigate = useNavigate()
  const follow = useEffectEvent((address: string) => void navigate(address, { replace: true, preventScrollReset: true }))
  // By the address: whoever goes on to another before this one is there is followed again.
  const address = mine && compared && mine !== compared ? searchHref(withChoice(search, { currency: mine })) : undefined
  useEffect(() => {
    if (address) follow(address)
  }, [address])
  return compared
}
