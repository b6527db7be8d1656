import { useState } from 'react'
import type { Currency } from '#contract/core/money.ts'
import { readAmount, writeAmount } from '../texts/amount-text.ts'
import type { FieldText } from './field.tsx'
import { TextInput } from './text-input.tsx'

type MoneyInputProps = FieldText & {
  id?: string | undefined
  currency: Currency
  amount: number | undefined
  /** Called with every valid amount, and with undefined for an emptied field. Invalid text stays in the field with its message. */
  onAmount: (amount: number | undefined) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  size?: 'small' | 'normal' | undefined
  className?: string | undefined
}

/** An amount as decimal text. What is typed is not changed until the field is left, when it is formatted. */
export const MoneyInput = ({ currency, amount, onAmount, error, ...rest }: MoneyInputProps) => {
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : readAmount(typed, currency)

  const take = (text: string): void => {
    setTyped(text)
    const taken = readAmount(text, currency)
    if (taken.kind !== 'wrong') onAmount(taken.kind === 'amount' ? taken.amount : undefined)
  }

  return (
    <TextInput
      {...rest}
      mono
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writeAmount(amount, currency)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => reading?.kind !== 'wrong' && setTyped(undefined)}
      error={reading?.kind === 'wrong' ? reading.because : error}
    />
  )
}
