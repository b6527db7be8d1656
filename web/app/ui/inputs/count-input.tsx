import { useState } from 'react'
import { useWriteCount } from '../texts/count.tsx'
import type { FieldText } from './field.tsx'
import { TextInput } from './text-input.tsx'

type CountInputProps = FieldText & {
  count: number | null
  max: number
  onCount: (count: number | null) => void
  disabled: boolean
}

/** A whole number from 1, or empty for no limit. Invalid text stays in the field with its message. */
export const CountInput = ({ count, max: limit, onCount, error, ...rest }: CountInputProps) => {
  const [typed, setTyped] = useState<string>()
  const write = useWriteCount()
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
    return value >= 1 && value <= limit ? value : undefined
  }
  const isWrong = typed !== undefined && read(typed) === undefined
  return (
    <TextInput
      {...rest}
      optional
      mono
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (count === null ? '' : String(count))}
      error={isWrong ? `Use a whole number from 1 to ${write(limit)}` : error}
      onBlur={() => !isWrong && setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.target.value)
        const next = read(event.target.value)
        if (next !== undefined) onCount(next)
      }}
    />
  )
}
