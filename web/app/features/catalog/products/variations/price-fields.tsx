import type { DraftPrices } from '#contract/catalog/editing.ts'
import { currencies, defaultCurrency, type PriceMap } from '#contract/core/money.ts'
import { setCurrenciesText } from '#web/lib/catalog/set-currencies-text.ts'
import { Fold } from '#web/ui/fold.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import type { Problems } from '../draft-problems.ts'
import { derivedText, withPrice } from './derived-prices.ts'

type PriceFieldsProps = {
  id: string
  prices: DraftPrices
  derived: PriceMap | undefined
  onPrices: (prices: DraftPrices) => void
  problems: Problems
  canEdit: boolean
}

/** The dollar price, and the others collapsed below it: an empty one is derived from the dollar price and shown in grey. */
export const PriceFields = ({ id, prices, derived, onPrices, problems, canEdit }: PriceFieldsProps) => {
  const others = currencies.filter((currency) => currency !== defaultCurrency)
  const field = (currency: (typeof currencies)[number], label: string, hint?: string) => (
    <MoneyInput
      key={currency}
      id={`${id}-${currency}`}
      label={label}
      hint={hint}
      currency={currency}
      amount={prices[currency]}
      placeholder={derivedText(derived, currency, prices.USD)}
      disabled={!canEdit}
      error={problems[`prices.${currency}`]}
      onAmount={(amount) => onPrices(withPrice(prices, currency, amount))}
    />
  )
  return (
    <div className="grid gap-4">
      <div className="max-w-52">{field(defaultCurrency, `Price in ${defaultCurrency}`, '0 makes it free')}</div>
      <Fold
        label={
          <>
            <b className="text-ink">Other currencies</b>
            {setCurrenciesText(others, (currency) => prices[currency] !== undefined)}
          </>
        }
      >
        <div className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4 sm:grid-cols-3 xl:grid-cols-5">
          {others.map((currency) => field(currency, currency))}
        </div>
      </Fold>
    </div>
  )
}
