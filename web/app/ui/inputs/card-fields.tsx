import type { RefCallback } from 'react'
import { groupCardNumber, writeExpiry } from './card-writing.ts'
import { TextInput } from './text-input.tsx'

type CardField = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: RefCallback<HTMLInputElement>
  error: string | undefined
}

/** The fields of a card that is entered in our own form. */
export const CardFields = ({ number, expiry, cvc }: Record<'number' | 'expiry' | 'cvc', CardField>) => (
  <div className="grid gap-4">
    <TextInput
      {...number}
      label="Card number"
      mono
      inputMode="numeric"
      autoComplete="cc-number"
      placeholder="4242 4242 4242 4242"
      onChange={(event) => number.onChange(groupCardNumber(event.target.value))}
    />
    <div className="grid grid-cols-2 gap-3.5">
      <TextInput
        {...expiry}
        label="Expiry"
        mono
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        onChange={(event) => expiry.onChange(writeExpiry(event.target.value, expiry.value))}
      />
      <TextInput
        {...cvc}
        label="Security code"
        mono
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        placeholder="123"
        onChange={(event) => cvc.onChange(event.target.value)}
      />
    </div>
  </div>
)
