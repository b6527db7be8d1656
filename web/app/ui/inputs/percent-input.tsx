import { useState } from 'react'
import { fromPercent, readPercent, toPercent } from '../texts/percent-text.ts'
import { TextInput } from './text-input.tsx'

type PercentInputProps = {
  label: string
  fraction: number
  onFraction: (fraction: number) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** A percentage in the field, a fraction in the data. Invalid text stays in the field with its message. */
export const PercentInput = ({ label, fraction, onFraction, error, disabled }: PercentInputProps) => {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readPercent(typed) === undefined
  return (
    <TextInput
      label={label}
      mono
      after="%"
      inputMode="decimal"
      className="max-w-40"
      disabled={disabled}
      value={typed ?? String(toPercent(fraction))}
      error={isWrong ? 'Enter 1 to 100' : error}
      onBlur={() => !isWrong && setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.target.value)
        const percent = readPercent(event.target.value)
        if (percent !== undefined) onFraction(fromPercent(percent))
      }}
    />
  )
}
