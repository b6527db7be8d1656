import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import { discountChoices } from '#web/lib/catalog/discount-kinds.ts'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import { PercentInput } from '#web/ui/inputs/percent-input.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import type { DiscountForm } from './discount-rules.ts'

type Off = DiscountForm['off']

const firstOf: Record<Off['type'], Off> = {
  PercentageOffDiscount: { type: 'PercentageOffDiscount', percentage: 0.25 },
  FlatAmountOffDiscount: { type: 'FlatAmountOffDiscount', amount: { USD: 10 } },
}

type OffFieldsProps = { off: Off; onOff: (off: Off) => void; errors: { percentage?: string | undefined; amount?: string | undefined } }

type AmountOffProps = Pick<OffFieldsProps, 'onOff' | 'errors'> & { off: Extract<Off, { type: 'FlatAmountOffDiscount' }> }

const AmountOff = ({ off, onOff, errors }: AmountOffProps) => {
  const amountIn = (currency: Currency) => (
    <MoneyInput
      key={currency}
      label={`${currency} off`}
      className="max-w-40"
      currency={currency}
      amount={off.amount[currency]}
      placeholder={currency === defaultCurrency ? undefined : `from ${defaultCurrency}`}
      error={currency === defaultCurrency ? errors.amount : undefined}
      onAmount={(amount) => {
        const { [currency]: _before, ...rest } = off.amount
        onOff({ ...off, amount: amount === undefined ? rest : { ...rest, [currency]: amount } })
      }}
    />
  )
  return <div className="grid grid-cols-2 gap-x-3.5 gap-y-4 sm:grid-cols-3 md:grid-cols-5">{currencies.map(amountIn)}</div>
}

/** How much: a percentage, or an amount. Empty currencies are derived from the dollar amount. */
export const OffFields = ({ off, onOff, errors }: OffFieldsProps) => (
  <div className="grid justify-items-start gap-4">
    <Segmented label="Kind of discount" segments={discountChoices} value={off.type} onChange={(type) => onOff(firstOf[type])} />
    {off.type === 'PercentageOffDiscount' ? (
      <PercentInput
        label="Percent off"
        fraction={off.percentage}
        onFraction={(percentage) => onOff({ ...off, percentage })}
        error={errors.percentage}
      />
    ) : (
      <AmountOff off={off} onOff={onOff} errors={errors} />
    )}
  </div>
)
