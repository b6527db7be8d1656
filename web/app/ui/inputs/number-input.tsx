import { useState } from 'react'
import type { FieldText } from './field.tsx'
import { TextInput } from './text-input.tsx'

type NumberInputProps = FieldText & {
  id?: string | undefined
  value: number
  min: number
  max: number
  onNumber: (value: number) => void
  after?: string | undefined
  disabled?: boolean | undefined
  size?: 'small' | 'normal' | undefined
  className?: string | undefined
}

const read = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** A whole number. An invalid one stays as typed, with the reason below it, and changes nothing. */
export const NumberInput = ({ value, min, max, onNumber, error, ...rest }: NumberInputProps) => {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed, min, max) === undefined

  const take = (text: string): void => {
    setTyped(text)
    const number = read(text, min, max)
    if (number !== undefined) onNumber(number)
  }
  return (
    <TextInput
      {...rest}
      mono
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => !isWrong && setTyped(undefined)}
      error={isWrong ? `Use a whole number from ${min} to ${max}` : error}
    />
  )
}
