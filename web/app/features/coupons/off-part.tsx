import { defaultCurrency } from '#contract/core/money.ts'
import { discountChoices } from '#web/lib/catalog/discount-kinds.ts'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { PercentInput } from '#web/ui/inputs/percent-input.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { CouponFields, CouponInput } from './coupon-editing.ts'

const firstOf: Record<CouponInput['off']['type'], CouponInput['off']> = {
  PercentageOffDiscount: { type: 'PercentageOffDiscount', percentage: 0.1 },
  FlatAmountOffDiscount: { type: 'FlatAmountOffDiscount', amount: { USD: 10 } },
}

/** How much it takes off: a percentage, or an amount. */
export const OffPart = ({ values: { off }, set, errorOf, canEdit }: CouponFields) => (
  <FormPart title="Discount" note="A percentage applies to each line. An amount is taken off once and spread across the lines.">
    {canEdit && (
      <Segmented
        label="Kind of discount"
        segments={discountChoices}
        value={off.type}
        onChange={(type) => set('off', firstOf[type])}
        className="justify-self-start"
      />
    )}
    {off.type === 'PercentageOffDiscount' ? (
      <PercentInput
        label="Percent off"
        fraction={off.percentage}
        disabled={!canEdit}
        error={errorOf('off.percentage')}
        onFraction={(percentage) => set('off', { ...off, percentage })}
      />
    ) : (
      <AmountFields
        label="Off"
        amounts={off.amount}
        disabled={!canEdit}
        errorOf={(currency) => errorOf(`off.amount.${currency}`) ?? (currency === defaultCurrency ? errorOf('off.amount') : undefined)}
        onAmounts={(amount) => set('off', { ...off, amount })}
      />
    )}
  </FormPart>
)
