import type { Currency } from '#contract/core/currencies.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { currencies, ownCurrency } from '#web/lib/session/own-currency.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useIsAlive, useLocale } from '#web/ui/use-visitor.ts'

/** The cart holds the currency of all prices in the shop; its code is loaded with the first choice. */
const choose = (currency: Currency): Promise<void> =>
  arrive(import('./choose-currency.ts'))
    .then((part) => part.chooseCurrency(currency))
    .catch(tellFailure)

/** At the bottom of every page: the currency of all prices, and the visitor's own as a small hint. It starts as US dollars. */
export const CurrencySwitch = () => {
  const currency = useCurrency()
  const locale = useLocale('en')
  const isAlive = useIsAlive()
  const own = isAlive ? ownCurrency(locale) : undefined
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex items-center gap-2">
        Prices in
        <select
          value={currency}
          onChange={(event) => void choose(event.target.value as Currency)}
          className="figures h-8 rounded border border-edge bg-paper px-1.5 text-14 text-ink hover:border-ink-2"
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </label>
      {own && own !== currency && (
        <button type="button" className="link" onClick={() => void choose(own)}>
          Show prices in {own}
        </button>
      )}
    </span>
  )
}
