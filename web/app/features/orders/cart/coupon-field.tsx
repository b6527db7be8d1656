import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { AppliedCoupon } from '#contract/orders/orders.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'

/** Why a code was refused, in the server's words, shown at the field. */
const textFor = (error: unknown): { title: string } => ({
  title: error instanceof CallError && error.errors.code ? error.message : failureLine(error),
})

const Applied = ({ coupon, onRemove }: { coupon: AppliedCoupon; onRemove: () => Promise<void> }) => (
  <li className="flex items-center gap-2.5 text-14">
    <Chip tone="ok">{coupon.code}</Chip>
    <span className="min-w-0 truncate text-ink-2">{coupon.name}</span>
    <Button
      kind="quiet"
      size="small"
      aria-label={`Remove coupon ${coupon.code}`}
      className="-my-1 ml-auto h-7 min-w-7 shrink-0 px-1.5 text-ink-3"
      onPress={onRemove}
      onFail={tellFailure}
      successLabel="Removed"
      errorLabel="Not removed"
    >
      <X size={16} aria-hidden="true" />
    </Button>
  </li>
)

type CouponFieldProps = {
  applied: readonly AppliedCoupon[]
  apply: (code: string) => Promise<void>
  remove: (coupon: AppliedCoupon) => Promise<void>
}

/** A field to apply a coupon's code, and the coupons that are on the order. */
export const CouponField = ({ applied, apply, remove }: CouponFieldProps) => {
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { state, submit, failure } = useSubmit(async () => {
    setAsked(false)
    const wanted = code.trim()
    if (wanted === '') {
      setAsked(true)
      return false
    }
    await apply(wanted)
    setCode('')
    return true
  }, textFor)
  return (
    <div className="grid gap-3">
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
        <TextInput
          label="Coupon code"
          labelHidden
          placeholder="Coupon code"
          size="small"
          mono
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isAsked ? 'Enter a code' : failure?.title}
        />
        <SubmitButton kind="plain" size="small" className="h-10" state={state} successLabel="Applied" errorLabel="Not applied">
          Apply
        </SubmitButton>
      </form>
      {applied.length > 0 && (
        <ul aria-label="Coupons on this order" className="grid gap-1.5">
          {applied.map((coupon) => (
            <Applied key={coupon.id} coupon={coupon} onRemove={() => remove(coupon)} />
          ))}
        </ul>
      )}
    </div>
  )
}
