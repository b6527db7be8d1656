import { defaultCurrency } from '#contract/core/money.ts'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { CountInput } from '#web/ui/inputs/count-input.tsx'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { CouponFields } from './coupon-editing.ts'

/** When the coupon applies: the minimum in the cart, whether it combines with others, and from when to when. */
export const ConditionsPart = ({ values, set, errorOf, canEdit }: CouponFields) => {
  const { minimum, isExclusive, startsAt, endsAt } = values
  return (
    <FormPart title="Conditions">
      <Checkbox
        label="Needs a minimum"
        hint="What your items in the cart must total, after sales."
        checked={minimum !== null}
        disabled={!canEdit}
        onChange={(event) => set('minimum', event.target.checked ? { USD: 50 } : null)}
      />
      {minimum !== null && (
        <AmountFields
          label="Minimum"
          amounts={minimum}
          disabled={!canEdit}
          errorOf={(currency) => errorOf(`minimum.${currency}`) ?? (currency === defaultCurrency ? errorOf('minimum') : undefined)}
          onAmounts={(next) => set('minimum', next)}
        />
      )}
      <Checkbox
        label="Exclusive"
        hint="Doesn’t combine with a sale or another coupon on the same line. The better price applies."
        checked={isExclusive}
        disabled={!canEdit}
        onChange={(event) => set('isExclusive', event.target.checked)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentInput
          label="Starts"
          optional
          hint="Leave empty to start now."
          at={startsAt}
          disabled={!canEdit}
          error={errorOf('startsAt')}
          onMoment={(at) => set('startsAt', at)}
        />
        <MomentInput
          label="Ends"
          optional
          hint="Leave empty for no end date."
          at={endsAt}
          disabled={!canEdit}
          error={errorOf('endsAt')}
          onMoment={(at) => set('endsAt', at)}
        />
      </div>
    </FormPart>
  )
}

/** How often it can be used: in total, by one customer, and for how many payments of a subscription. */
export const LimitsPart = ({ values, set, errorOf, canEdit }: CouponFields) => (
  <FormPart title="Limits" note="A use is reserved during payment and released if the payment fails.">
    <div className="grid gap-4 sm:grid-cols-2">
      <CountInput
        label="Total uses"
        hint="Leave empty for unlimited."
        max={1_000_000}
        count={values.maxUses}
        disabled={!canEdit}
        error={errorOf('maxUses')}
        onCount={(count) => set('maxUses', count)}
      />
      <CountInput
        label="Uses per customer"
        hint="Leave empty for unlimited."
        max={1000}
        count={values.maxUsesPerCustomer}
        disabled={!canEdit}
        error={errorOf('maxUsesPerCustomer')}
        onCount={(count) => set('maxUsesPerCustomer', count)}
      />
      <CountInput
        label="Subscription payments"
        hint="How many payments it covers. Leave empty for all."
        max={120}
        count={values.recurringPaymentUseCount}
        disabled={!canEdit}
        error={errorOf('recurringPaymentUseCount')}
        onCount={(count) => set('recurringPaymentUseCount', count)}
      />
    </div>
  </FormPart>
)
