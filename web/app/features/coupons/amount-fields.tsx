import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import { setCurrenciesText } from '#web/lib/catalog/set-currencies-text.ts'
import { Fold } from '#web/ui/fold.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'

type Amounts = { [Code in Currency]?: number | undefined }

type AmountFieldsProps = {
  label: string
  amounts: Amounts
  onAmounts: (amounts: Partial<Record<Currency, number>>) => void
  /** By currency; the dollar field also shows what is wrong with all amounts together. */
  errorOf: (currency: Currency) => string | undefined
  disabled: boolean
}

/** An amount in every currency of the shop. An empty one is derived from the dollar amount. */
export const AmountFields = ({ label, amounts, onAmounts, errorOf, disabled }: AmountFieldsProps) => {
  const others = currencies.filter((currency) => currency !== defaultCurrency)
  const field = (currency: Currency, fieldLabel: string) => (
    <MoneyInput
      key={currency}
      label={fieldLabel}
      currency={currency}
      amount={amounts[currency]}
      placeholder={currency === defaultCurrency ? undefined : `from ${defaultCurrency}`}
      disabled={disabled}
      error={errorOf(currency)}
      onAmount={(amount) => {
        const { [currency]: _before, ...rest } = amounts as Partial<Record<Currency, number>>
        onAmounts(amount === undefined ? rest : { ...rest, [currency]: amount })
      }}
    />
  )
  return (
    <div className="grid gap-4">
      <div className="max-w-52">{field(defaultCurrency, `${label} in ${defaultCurrency}`)}</div>
      <Fold
        label={
          <>
            <b className="text-ink">Other currencies</b>
            {setCurrenciesText(others, (currency) => amounts[currency] !== undefined)}
          </>
        }
      >
        <div className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4 sm:grid-cols-3">
          {others.map((currency) => field(currency, `${label} in ${currency}`))}
        </div>
      </Fold>
    </div>
  )
}
