import { NumberInput } from '#web/ui/inputs/number-input.tsx'

type RolloutInputProps = {
  percent: number
  min?: number
  onPercent: (percent: number) => void
  error?: string | undefined
  isNew?: boolean
}

/** The percentage of customers who get it. */
export const RolloutInput = ({ percent, min = 1, onPercent, error, isNew = false }: RolloutInputProps) => (
  <NumberInput
    label="Roll out to"
    after="%"
    min={min}
    max={100}
    value={percent}
    onNumber={onPercent}
    error={error}
    hint={`Of your customers. Those already included stay included when you raise it.${isNew ? ' A first release goes to everyone.' : ''}`}
  />
)
