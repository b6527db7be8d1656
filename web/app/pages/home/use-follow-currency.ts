import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { type HomeSearch, searchHref, withChoice } from './home-search.ts'

/** A list that prices narrow or sort follows the currency that its rows are shown in. */
export const useFollowCurrency = (search: HomeSearch): void => {
  const currency = useCurrency()
  const navigate = useNavigate()
  const before = useRef<Currency>(currency)
  const follow = useEffectEvent((now: Currency) => {
    const wasShown = before.current !== now && (search.currency ?? defaultCurrency) === before.current
    before.current = now
    const to = searchHref(withChoice(search, { currency: now }))
    if (wasShown && to !== searchHref(withChoice(search, {}))) void navigate(to, { replace: true, preventScrollReset: true })
  })
  useEffect(() => follow(currency), [currency])
}
