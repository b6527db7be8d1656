import { type Currency, currencies } from '#contract/core/currencies.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { chooseCurrency } from './choose-currency.ts'

/** The currency of the cart, and with it of every price in the shop. */
export const CurrencyChoice = ({ currency, className }: { currency: Currency; className?: string }) => {
  const names = new Intl.DisplayNames(useLocale('en'), { type: 'currency' })
  return (
    <Select
      label="Currency"
      labelHidden
      size="small"
      className={className}
      value={currency}
      options={currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))}
      onChange={(event) => chooseCurrency(event.target.value as Currency)}
    />
  )
}
